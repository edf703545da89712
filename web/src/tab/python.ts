// Python as WebAssembly, with our package in it: started, or as it was left by an earlier visit.
import { filesOf, unpacked, type Files } from './archive';
import { findMemory, keepMemory, memoryOf } from './memory';

export interface Python {
  pyimport(module: string): unknown;
}
interface Pyodide extends Python {
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
/** Emscripten's module, as much of it as is needed. */
interface Module {
  FS: { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array, how: object): void };
  HEAP8: Int8Array;
  LDSO: { loadedLibsByName: Record<string, object> };
  growMemory(bytes: number): void;
  loadWebAssemblyModule(bytes: Uint8Array, flags: object, name: string, scope: object): object;
}
interface Settings {
  preRun: ((module: Module) => void)[];
}

const PACKAGES = '/lib/python3.14/site-packages/';
const IMPORT_ALL = 'from commonroom.tab.browser import import_all; import_all()';

export async function loadPython(base: string, loaded: () => void = () => {}): Promise<Python> {
  const from = `${base}python/`;
  const [bundle] = await Promise.all([
    fetch(`${from}commonroom.zip.gz`).then((response) => response.arrayBuffer()),
    import(/* @vite-ignore */ `${from}pyodide.mjs`),
    import(/* @vite-ignore */ `${from}pyodide.asm.mjs`),
  ]);
  const files = filesOf(await unpacked(bundle));
  const place = await memoryOf(bundle);
  const memory = place === null ? null : await findMemory(place);
  if (memory !== null) {
    try {
      const python = await started(from, files, { _loadSnapshot: memory }, memory.length);
      performance.mark('python-remembered');
      return python;
    } catch (error) {
      console.warn('Python does not start from the memory of an earlier visit.', error);
    }
  }
  const python = await started(from, files, { _makeSnapshot: place !== null });
  loaded();
  if (place !== null) {
    python.runPython(IMPORT_ALL);
    void keepMemory(place, python.makeMemorySnapshot());
  }
  return python;
}

async function started(from: string, files: Files, how: object, bytes = 0): Promise<Pyodide> {
  const { loadPyodide } = await import(/* @vite-ignore */ `${from}pyodide.mjs`);
  const { default: create } = await import(/* @vite-ignore */ `${from}pyodide.asm.mjs`);
  const createPyodideModule = (settings: Settings) => {
    settings.preRun.push((module) => lay(module, files, bytes));
    return create(settings);
  };
  return loadPyodide({ indexURL: from, createPyodideModule, ...how });
}

/**
 * Put our package where Python looks for packages, before it starts. What is compiled in it is loaded
 * now, so that it always comes to lie in the same place: a kept memory points there.
 */
function lay(module: Module, files: Files, bytes: number): void {
  if (bytes > module.HEAP8.length) module.growMemory(bytes);
  const folders = new Set<string>();
  for (const [name, content] of files) {
    const path = PACKAGES + name;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) module.FS.mkdirTree(folder);
    folders.add(folder);
    module.FS.writeFile(path, content, { canOwn: true });
    if (!path.endsWith('.so')) continue;
    const exports = module.loadWebAssemblyModule(content, { global: false, nodelete: true }, path, {});
    module.LDSO.loadedLibsByName[path] = { refcount: Infinity, name: path, exports, global: false };
  }
}
