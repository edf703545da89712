/* Inline caches for compiled rules: every place in the code remembers what it found last.

   The interpreter does the same for plain code. What mypyc makes of it looks up every field of a
   struct in its class, and every name of a module in its dict, each time anew; without these caches
   that is a quarter of the time of compiled Talisman.

   A class has a version that no other has, and gets another whenever it changes, or 0; so does a
   dict. While the version is the one remembered, so is what was found. */

#include "CPy.h"
#include <structmember.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030D0000

/* ---- fields of structs ---------------------------------------------------------------------- */

typedef struct {
    unsigned int version;
    Py_ssize_t offset;
} Slot;

#define NO_SLOT {~0u, 0}

static inline bool has_slot(PyObject *object, const Slot *slot) {
    return likely(Py_TYPE(object)->tp_version_tag == slot->version);
}

static inline PyObject **slot_in(PyObject *object, const Slot *slot) {
    return (PyObject **)((char *)object + slot->offset);
}

/* Remember where objects of a class have a field, if it is nothing but a place in them. */
static void find_slot(PyTypeObject *type, PyObject *name, Slot *slot) {
    PyObject *field = _PyType_Lookup(type, name);
    if (field == NULL || !Py_IS_TYPE(field, &PyMemberDescr_Type) || type->tp_version_tag == 0)
        return;
    PyMemberDef *member = ((PyMemberDescrObject *)field)->d_member;
    if (member->type == T_OBJECT_EX && member->flags == 0) {
        slot->version = type->tp_version_tag;
        slot->offset = member->offset;
    }
}

static __attribute__((noinline)) PyObject *get_anew(PyObject *object, PyObject *name, Slot *slot) {
    if (Py_TYPE(object)->tp_getattro == PyObject_GenericGetAttr)
        find_slot(Py_TYPE(object), name, slot);
    return PyObject_GetAttr(object, name);
}

static inline PyObject *get_field(PyObject *object, PyObject *name, Slot *slot) {
    if (has_slot(object, slot)) {
        PyObject *value = *slot_in(object, slot);
        if (likely(value != NULL))
            return Py_NewRef(value);
    }
    return get_anew(object, name, slot);
}

/* Only where the garbage collector does not look: msgspec would have to be told of other objects.
   A frozen struct has refused already. */
static __attribute__((noinline)) int set_anew(
    PyObject *object, PyObject *name, PyObject *value, Slot *slot
) {
    int failed = PyObject_SetAttr(object, name, value);
    if (!failed && !PyType_IS_GC(Py_TYPE(object)))
        find_slot(Py_TYPE(object), name, slot);
    return failed;
}

static inline int set_field(PyObject *object, PyObject *name, PyObject *value, Slot *slot) {
    if (!has_slot(object, slot))
        return set_anew(object, name, value, slot);
    PyObject **place = slot_in(object, slot), *before = *place;
    *place = Py_NewRef(value);
    Py_XDECREF(before);
    return 0;
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name) \
    ({ static Slot slot = NO_SLOT; get_field((object), (name), &slot); })
#define PyObject_SetAttr(object, name, value) \
    ({ static Slot slot = NO_SLOT; set_field((object), (name), (value), &slot); })

/* ---- names of modules ----------------------------------------------------------------------- */

#if PY_VERSION_HEX < 0x030C0000 /* later dicts have no version that one may ask for */

/* The key that was asked for first is kept, so that no other can come to lie where it lay. The name
   of a module's function or class is always the same; other keys mostly differ, and are looked up. */
typedef struct {
    PyObject *key;
    uint64_t version;
    PyObject *value;
} Item;

static inline uint64_t version_of(PyObject *dict) {
    return ((PyDictObject *)dict)->ma_version_tag;
}

static __attribute__((noinline)) PyObject *look_up(PyObject *dict, PyObject *key, Item *item) {
    PyObject *value = CPyDict_GetItem(dict, key);
    if (item->key == NULL)
        item->key = Py_NewRef(key);
    if (value != NULL && item->key == key && PyDict_CheckExact(dict)) {
        item->version = version_of(dict);
        item->value = value;
    }
    return value;
}

static inline PyObject *get_item(PyObject *dict, PyObject *key, Item *item) {
    if (item->key == key && PyDict_CheckExact(dict) && version_of(dict) == item->version)
        return Py_NewRef(item->value);
    return look_up(dict, key, item);
}

#define CPyDict_GetItem(dict, key) \
    ({ static Item item = {NULL, 0, NULL}; get_item((dict), (key), &item); })

#endif
#endif
