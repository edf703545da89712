// Python as WebAssembly, with our package in it.

export interface Python {
  /** As pip would: where Python looks for packages. */
  unpackArchive(archive: ArrayBuffer, format: 'wheel'): void;
  pyimport(module: string): unknown;
}

export async function loadPython(base: string, loaded: () => void = () => {}): Promise<Python> {
  const bundle = fetch(`${base}python/commonroom.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ `${base}python/pyodide.mjs`);
  const python: Python = await loadPyodide({ indexURL: `${base}python/` });
  loaded();
  python.unpackArchive(await bundle, 'wheel');
  return python;
}
