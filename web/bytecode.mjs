// npm run bytecode, with BYTECODE=FOLDER: compiles every Python file of its folders for Python as
// WebAssembly, by that Python itself, and leaves the bytecode in place of the source. What is there
// for readers and type checkers is left out; what the code asserts stays.
import { loadPyodide } from 'pyodide';

const python = await loadPyodide();
python.FS.mkdirTree('/files');
python.mountNodeFS('/files', process.env.BYTECODE);
python.runPython(`
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
READ_THEMSELVES = ("commonroom/server/",)  # routes come from docstrings and types of handlers


def bare(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, *FUNCTIONS)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.Pass(lineno=1, col_offset=0)]
        if isinstance(node, FUNCTIONS) and not node.decorator_list:
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
    return ast.fix_missing_locations(tree)


def without_lines(code):
    """For what is not ours: a traceback names the function, not the line."""
    inner = [without_lines(one) if isinstance(one, type(code)) else one for one in code.co_consts]
    whole, rest = divmod(len(code.co_code) // 2, 8)  # an entry says of up to 8 units: no line
    table = b"\\xff" * whole + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(co_linetable=table, co_consts=tuple(inner))


for file in sorted(Path("/files").rglob("*.py")):
    name = "/".join(file.relative_to("/files").parts[1:])
    source = file.read_bytes()
    tree = ast.parse(source)
    if not name.startswith(READ_THEMSELVES):
        bare(tree)
    code = compile(tree, name, "exec", dont_inherit=True)
    if not name.startswith("commonroom/"):
        code = without_lines(code)
    file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))
    file.unlink()
`);
