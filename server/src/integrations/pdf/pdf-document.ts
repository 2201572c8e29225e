import PDFDocument from 'pdfkit';
import { Typesetter } from './typesetter.js';

type Document = InstanceType<typeof PDFDocument>;

/** Begins a document that is set in the faces of `Typesetter`. @returns it, and all of its bytes once it has ended */
export function beginPdf(options: PDFKit.PDFDocumentOptions) {
  // No first font. Left out, it would be one that nothing is set in; and a face that is set in later by its registered
  // name, pdfkit would open anew for every text.
  const document = new PDFDocument({ ...options, font: '' });
  return { document, typesetter: new Typesetter(document), bytes: collect(document) };
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
