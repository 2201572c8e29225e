import type { PDFPage } from 'pdf-lib';
import PDFDocument from 'pdfkit';
import { collect, firstFont, registerFonts } from './pdf-document.js';
import { type Style, Typesetter } from './typesetter.js';

/** Width of A4 in points: the line is set for it, and grows with larger sheets. */
const sheetWidth = 595.28;
const margin = 14;
const padding = 3;
const style: Style = { size: 7.5, color: '#5b5f63' };
const lineHeight = style.size + 2 * padding + 2;

/** A PDF that cannot be read, or that is locked against changes. */
export class UnreadablePdfError extends Error {}

/** @throws UnreadablePdfError for what cannot be stamped */
export async function checkPdf(bytes: Buffer): Promise<void> {
  await open(bytes);
}

/**
 * Writes a line at the foot of every page, as its reader sees the page.
 * @throws UnreadablePdfError
 */
export async function stampPdf(bytes: Buffer, line: string): Promise<Buffer> {
  const document = await open(bytes);
  const [stamp] = await document.embedPdf(await drawLine(line));
  const { degrees } = await import('pdf-lib');
  for (const page of document.getPages()) {
    const { scale, x, y, angle } = placeOn(page);
    page.drawPage(stamp!, { x, y, xScale: scale, yScale: scale, rotate: degrees(angle) });
  }
  return Buffer.from(await document.save());
}

async function open(bytes: Buffer) {
  // Comes with its first use.
  const { PDFDocument: Editable } = await import('pdf-lib');
  try {
    const document = await Editable.load(bytes, { updateMetadata: false });
    // Read all through: a file that is cut off is found out here, and not by its buyer.
    document.getPages();
    return document;
  } catch (error) {
    throw new UnreadablePdfError('This PDF cannot be read, or it is locked.', { cause: error });
  }
}

/** The left lower corner of a page that may lie on its side, and which way up is there. */
function placeOn(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const scale = (angle % 180 === 0 ? width : height) / sheetWidth;
  const inset = margin * scale;
  const left = x + inset;
  const right = x + width - inset;
  const low = y + inset;
  const high = y + height - inset;
  const corners: Record<number, { x: number; y: number }> = {
    0: { x: left, y: low },
    90: { x: right, y: low },
    180: { x: right, y: high },
    270: { x: left, y: high },
  };
  return { scale, angle, ...(corners[angle] ?? corners[0]!) };
}

/** The line on a page of its own size; its Ethiopic letters can be searched and copied. */
async function drawLine(line: string): Promise<Buffer> {
  const longest = sheetWidth - 2 * margin;
  const document = new PDFDocument({ autoFirstPage: false, font: firstFont });
  registerFonts(document);
  const bytes = collect(document);
  const typesetter = new Typesetter(document);
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
