import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesOf, unpacked } from './archive';

/** A file as it lies in a zip archive, and what stands behind all files. */
function entry(name: string, content: Uint8Array, method = 0): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([head, Buffer.from(name), content]);
}
const END = Buffer.from([0x50, 0x4b, 1, 2, 0, 0, 0, 0]);
const whole = (...parts: Buffer[]) => new Uint8Array(Buffer.concat([...parts, END])).buffer as ArrayBuffer;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('an archive', () => {
  it('gives its files, in their order', () => {
    const files = filesOf(whole(entry('a/b.pyc', Buffer.from('one')), entry('ň.ftl', Buffer.from(''))));
    expect(files.map(([name, bytes]) => [name, text(bytes)])).toEqual([['a/b.pyc', 'one'], ['ň.ftl', '']]);
  });

  it('refuses a file that is compressed by itself', () => {
    expect(() => filesOf(whole(entry('a', deflateRawSync('one'), 8)))).toThrow('compressed');
  });

  it('is unpacked, unless the host has done so', async () => {
    const plain = whole(entry('a', Buffer.from('one')));
    const packed = new Uint8Array(gzipSync(new Uint8Array(plain))).buffer as ArrayBuffer;
    expect(await unpacked(packed)).toEqual(plain);
    expect(await unpacked(plain)).toBe(plain);
  });
});
