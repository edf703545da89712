// Python as WebAssembly, with our package in it.

export interface Python {
  /** As pip would: where Python looks for packages. */
  unpackArchive(archive: ArrayBuffer, format: 'wheel'): void;
  pyimport(module: string): unknown;
}

/** What was compressed, whether or not the host has unpacked it on its way. */
async function unpacked(response: Response): Promise<ArrayBuffer> {
  const bytes = await response.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

export async function loadPython(base: string, loaded: () => void = () => {}): Promise<Python> {
  const bundle = fetch(`${base}python/commonroom.zip.gz`).then(unpacked);
  const { loadPyodide } = await import(/* @vite-ignore */ `${base}python/pyodide.mjs`);
  const python: Python = await loadPyodide({ indexURL: `${base}python/` });
  loaded();
  python.unpackArchive(await bundle, 'wheel');
  return python;
}
