import { expect } from '@jest/globals';
import { inflateRawSync } from 'node:zlib';

/** One file of a ZIP, found by its central directory. */
export function readZipped(zip: Uint8Array, name: string): string {
  const bytes = Buffer.from(zip);
  const entry = bytes.lastIndexOf(name) - 46;
  expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
  const size = bytes.readUInt32LE(entry + 20);
  const head = bytes.readUInt32LE(entry + 42);
  const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
  return inflateRawSync(bytes.subarray(start, start + size)).toString();
}
