/* Inline caches for compiled code: every place in it remembers where it found a field last.

   The interpreter does the same for plain code. What mypyc makes of it looks up every field of a
   struct in its class each time anew, which is a quarter of the time of a compiled game.

   A class has a version that no other has, and gets another whenever it changes, or 0. While the
   version is the one remembered, so is the place of the field. Where Python does not tell versions,
   nothing is remembered, and everything works as mypyc wrote it. */

#include "CPy.h"
#include <structmember.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030D0000

typedef struct {
    unsigned int version;
    Py_ssize_t offset;
} Slot;

#define NO_SLOT {~0u, 0}

/* Remember where objects of a class have a field, if it is nothing but a place in them. */
static __attribute__((noinline)) PyObject *get_anew(PyObject *object, PyObject *name, Slot *slot) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *field = _PyType_Lookup(type, name);
        if (field != NULL && Py_IS_TYPE(field, &PyMemberDescr_Type) && type->tp_version_tag != 0) {
            PyMemberDef *member = ((PyMemberDescrObject *)field)->d_member;
            if (member->type == T_OBJECT_EX) {
                slot->version = type->tp_version_tag;
                slot->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *get_field(PyObject *object, PyObject *name, Slot *slot) {
    if (likely(Py_TYPE(object)->tp_version_tag == slot->version)) {
        PyObject *value = *(PyObject **)((char *)object + slot->offset);
        if (likely(value != NULL))
            return Py_NewRef(value);
    }
    return get_anew(object, name, slot);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name) \
    ({ static Slot slot = NO_SLOT; get_field((object), (name), &slot); })

#endif
