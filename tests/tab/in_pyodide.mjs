// node in_pyodide.mjs ROOT PACKAGES ARG…: runs pytest in Python as WebAssembly.
import { pathToFileURL } from 'node:url';

const [root, packages, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(`${root}/web/node_modules/pyodide/pyodide.mjs`).href
);
const python = await loadPyodide();
for (const [place, folder] of [['/repository', root], ['/packages', packages]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set('args', python.toPy(args));
const code = python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/src", "/packages", "/repository"]
os.chdir("/repository")
import pytest
int(pytest.main(list(args)))
`);
process.exit(code);
