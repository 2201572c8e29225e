import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

/** What a document starts with: left out, its first font would be one that nothing is set in. */
export const firstFont = fontFile('familjen-grotesk', 'latin', 400);

/** Makes the faces of `Typesetter` known to a document. */
export function registerFonts(document: InstanceType<typeof PDFDocument>): void {
  for (const [name, weight] of [
    ['regular', 400],
    ['strong', 600],
  ] as const) {
    document.registerFont(`latin-${name}`, fontFile('familjen-grotesk', 'latin', weight));
    document.registerFont(`latin-ext-${name}`, fontFile('familjen-grotesk', 'latin-ext', weight));
    document.registerFont(`ethiopic-${name}`, fontFile('noto-sans-ethiopic', 'ethiopic', weight));
  }
}

function fontFile(family: string, letters: string, weight: number): string {
  const file = `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`;
  return fileURLToPath(import.meta.resolve(file));
}

/** All of a document, once it has ended. */
export function collect(document: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.on('end', () => resolve(Buffer.concat(parts)));
  document.on('error', reject);
  return promise;
}
