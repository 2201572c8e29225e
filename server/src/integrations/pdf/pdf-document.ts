import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { Typesetter } from './typesetter.js';

type Document = InstanceType<typeof PDFDocument>;

/** Begins a document that is set in the faces of `Typesetter`. @returns it, and all of its bytes once it has ended */
export function beginPdf(options: PDFKit.PDFDocumentOptions) {
  // No first font. Left out, it would be one that nothing is set in; and a face that is set in later by its registered
  // name, pdfkit would open anew for every text.
  const document = new PDFDocument({ ...options, font: '' });
  registerFonts(document);
  return { document, typesetter: new Typesetter(document), bytes: collect(document) };
}

/** Makes the faces of `Typesetter` known to a document. */
function registerFonts(document: Document): void {
  for (const [name, weight] of [
    ['regular', 400],
    ['strong', 600],
  ] as const) {
    document.registerFont(`latin-${name}`, fontFile('familjen-grotesk', 'latin', weight));
    document.registerFont(`latin-ext-${name}`, fontFile('familjen-grotesk', 'latin-ext', weight));
    document.registerFont(`ethiopic-${name}`, fontFile('noto-sans-ethiopic', 'ethiopic', weight));
  }
}

function fontFile(family: string, letters: string, weight: number): Buffer {
  const file = `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`;
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

/** All of a document, once it has ended. */
function collect(document: Document): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.on('end', () => resolve(Buffer.concat(parts)));
  document.on('error', reject);
  return promise;
}
