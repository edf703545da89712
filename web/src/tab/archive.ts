// Our package on its way: an archive whose files are stored as they are, compressed as a whole.

export type Files = [name: string, bytes: Uint8Array][];

const FILE = 0x04034b50;

/** What was compressed, whether or not the host has unpacked it on its way. */
export async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** The files of a zip archive, without copying them. */
export function filesOf(archive: ArrayBuffer): Files {
  const view = new DataView(archive);
  const text = new TextDecoder();
  const files: Files = [];
  let at = 0;
  while (view.getUint32(at, true) === FILE) {
    if (view.getUint16(at + 8, true) !== 0) throw new Error('A file in the archive is compressed.');
    const size = view.getUint32(at + 18, true);
    const name = at + 30;
    const extra = name + view.getUint16(at + 26, true);
    const begin = extra + view.getUint16(at + 28, true);
    files.push([text.decode(new Uint8Array(archive, name, extra - name)), new Uint8Array(archive, begin, size)]);
    at = begin + size;
  }
  return files;
}
