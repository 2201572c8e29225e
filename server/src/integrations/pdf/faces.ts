import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

/** In this order a letter looks for a face that has it. `wide` has mathematics, arrows, and the other scripts. */
const families = {
  latin: { family: 'familjen-grotesk', subset: 'latin', strong: 600 },
  'latin-ext': { family: 'familjen-grotesk', subset: 'latin-ext', strong: 600 },
  ethiopic: { family: 'noto-sans-ethiopic', subset: 'ethiopic', strong: 600 },
  wide: { family: 'dejavu-sans', subset: 'latin', strong: 700 },
} as const;

/** The letters of one font file. */
export type Face = keyof typeof families;

const faces = Object.keys(families) as Face[];
const letters = new Map<Face, ReadonlySet<number>>();
const facesOfLetters = new Map<string, Face | undefined>();

/** The first face that has a letter; undefined where none has. */
export function faceOf(letter: string): Face | undefined {
  if (!facesOfLetters.has(letter))
    facesOfLetters.set(
      letter,
      faces.find((face) => lettersOf(face).has(letter.codePointAt(0)!)),
    );
  return facesOfLetters.get(letter);
}

/** Read with the first letter that none of the faces before has. */
function lettersOf(face: Face): ReadonlySet<number> {
  let found = letters.get(face);
  if (!found) letters.set(face, (found = new Set((create(readFace(face)) as Font).characterSet)));
  return found;
}

/** Invisible: marks of direction, joiners, and what chooses between the pictures of a sign. */
const invisible = /[\p{Cf}\p{Cc}\ufe00-\ufe0f]/gu;

/**
 * A text as the faces can show it: composed, without what nobody sees, and with the number of each letter that no face
 * has in its place. An empty box would hide which it was, and ≤ and ≥ would look alike.
 */
export function printable(text: string): string {
  const composed = text.normalize('NFC').replace(/\s/g, ' ').replace(invisible, '');
  return [...composed].map((letter) => (faceOf(letter) ? letter : numberOf(letter))).join('');
}

const numberOf = (letter: string) =>
  `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;

/** The font of a face, as fontkit reads it fastest. */
export function readFace(face: Face, isStrong = false): Buffer {
  const { family, subset, strong } = families[face];
  const file = `@fontsource/${family}/files/${family}-${subset}-${isStrong ? strong : 400}-normal.woff`;
  return unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file))));
}

/**
 * A font without the compression of WOFF: fontkit would inflate a table anew whenever it looks at a letter.
 * See W3C "WOFF File Format 1.0" and OpenType "Organization of an OpenType Font".
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const to = 12 + 16 * index;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    parts.push(packed < length ? inflateSync(stored) : stored, Buffer.alloc(-length & 3));
    end += (length + 3) & ~3;
  }
  return Buffer.concat(parts);
}
