import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotAFilmError, readFilm } from './film-check.js';

const film = (name: string) => readFileSync(join(import.meta.dirname, '../../../demo/video', name));
const mp4 = film('hero.mp4');
const webm = film('hero.webm');

const changed = (bytes: Buffer, from: string, to: string) => {
  const copy = Buffer.from(bytes);
  copy.write(to, copy.indexOf(from, Math.max(0, copy.indexOf('moov'))), 'latin1');
  return copy;
};

describe('a film', () => {
  it.each([
    ['mp4', mp4],
    ['webm', webm],
  ])('of %s is known, with its length', (type, bytes) => {
    const { seconds, ...known } = readFilm(bytes);
    expect(known).toEqual({ type });
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(30);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Not a film, only named like one.')],
    ['a page with the beginning of a film', Buffer.from('\0\0\0\x08ftyp<script>alert(1)</script>')],
    ['a film whose end is missing', mp4.subarray(0, mp4.length - 100)],
    ['the other whose end is missing', webm.subarray(0, webm.length - 100)],
    ['a film with something behind it', Buffer.concat([mp4, Buffer.from('<html>')])],
    ['a film of another codec', changed(mp4, 'avc1', 'hvc1')],
    ['a film of sound', changed(mp4, 'vide', 'soun')],
    ['Matroska', changed(webm, 'webm', 'mkv\0')],
    ['the other of another codec', changed(webm, 'V_VP', 'V_MS')],
    ['what says only that it is one', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80])],
    ['a length of nothing', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0])],
  ])('is not %s', (_what, bytes) => {
    expect(() => readFilm(bytes)).toThrow(NotAFilmError);
  });

  it('has at most 10,000 parts, so that a file of nothing but parts takes no memory', () => {
    const boxes = Buffer.alloc(12_000_000);
    for (let at = 0; at < boxes.length; at += 8) {
      boxes.writeUInt32BE(8, at);
      boxes.write(at === 0 ? 'ftyp' : 'free', at + 4);
    }
    const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80]);
    const elements = Buffer.concat([head, Buffer.alloc(1_000_000, 0x80)]);
    for (const bytes of [boxes, elements]) {
      expect(() => readFilm(bytes)).toThrow('more than 10000 parts');
    }
  });
});
