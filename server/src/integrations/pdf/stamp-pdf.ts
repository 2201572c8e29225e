import { beginPdf } from './pdf-document.js';
import { type Bounds, PdfTooHeavyError, runPdfTask } from './pdf-tasks.js';
import type { Style } from './typesetter.js';

/** Pages that a PDF of a design may have. */
export const mostPages = 500;

/** Width of A4 in points: the line is set for it, and grows with larger sheets. */
const sheetWidth = 595.28;
const margin = 14;
const padding = 3;
const style: Style = { size: 7.5, color: '#5b5f63' };
const lineHeight = style.size + 2 * padding + 2;

/** A PDF that is not taken; its message is for the sender. */
export class UnreadablePdfError extends Error {}

/** @throws UnreadablePdfError for what cannot be stamped, has too many pages, or takes too much time or memory to read */
export async function checkPdf(bytes: Buffer, bounds?: Partial<Bounds>): Promise<void> {
  try {
    const answer = await runPdfTask({ do: 'check', bytes, mostPages }, bounds);
    if (!('refusal' in answer)) return;
    throw new UnreadablePdfError(
      answer.refusal === 'too long'
        ? `A PDF may have at most ${mostPages} pages. Split it into several files.`
        : 'This PDF cannot be read, or it is locked against changes. Export it again without a password.',
    );
  } catch (error) {
    if (!(error instanceof PdfTooHeavyError)) throw error;
    throw new UnreadablePdfError('This PDF is too complex to be read. Export it again, in several files.', {
      cause: error,
    });
  }
}

/**
 * Writes a line at the foot of every page, as its reader sees the page.
 * @throws UnreadablePdfError, PdfTooHeavyError where it takes too much time or memory
 */
export async function stampPdf(bytes: Buffer, line: string, bounds?: Partial<Bounds>): Promise<Buffer> {
  const stamp = await drawLine(line);
  const answer = await runPdfTask({ do: 'stamp', bytes, stamp, sheetWidth, margin }, bounds);
  if ('bytes' in answer && answer.bytes) return Buffer.from(answer.bytes);
  throw new UnreadablePdfError('This PDF cannot be read, or it is locked.');
}

/** The line on a page of its own size; its Ethiopic letters can be searched and copied. */
async function drawLine(line: string): Promise<Buffer> {
  const longest = sheetWidth - 2 * margin;
  const { document, typesetter, bytes } = beginPdf({ autoFirstPage: false });
  const width = Math.min(longest, typesetter.width(line, style) + 2 * padding);
  document.addPage({ size: [width, lineHeight], margin: 0 });
  document.rect(0, 0, width, lineHeight).fillColor('#ffffff', 0.8).fill();
  document.fillOpacity(1);
  const column = {
    x: padding,
    y: padding + style.size,
    width: width - 2 * padding + 1,
    leading: style.size,
    mostLines: 1,
  };
  typesetter.paragraph(line, column, style);
  document.end();
  return bytes;
}
