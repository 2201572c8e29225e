import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
// The process that reads PDFs which somebody sent, started by pdf-tasks.ts for one task each: a small file may unpack
// to gigabytes or take minutes. Node runs this file as it is in tests, so it imports nothing of ours.
import { setPriority } from 'node:os';

export type PdfTask =
  /** Reads a file all through. */
  | { do: 'check'; bytes: Uint8Array; mostPages: number }
  /** Lays a stamp, the only page of another PDF, at the foot of every page, as its reader sees the page. */
  | { do: 'stamp'; bytes: Uint8Array; stamp: Uint8Array; sheetWidth: number; margin: number };

export type PdfAnswer = { bytes?: Uint8Array } | { refusal: 'unreadable' | 'too long' };

async function work(task: PdfTask): Promise<PdfAnswer> {
  let document: PDFDocument;
  let pages: PDFPage[];
  try {
    document = await PDFDocument.load(task.bytes, { updateMetadata: false });
    // Read all through: a file that is cut off is found out here, and not by its buyer.
    pages = document.getPages();
  } catch {
    return { refusal: 'unreadable' };
  }
  if (task.do === 'check') return pages.length > task.mostPages ? { refusal: 'too long' } : {};
  const [stamp] = await document.embedPdf(task.stamp);
  for (const page of pages) {
    const { scale, x, y, angle } = placeOn(page, task);
    page.drawPage(stamp!, { x, y, xScale: scale, yScale: scale, rotate: degrees(angle) });
  }
  return { bytes: await document.save() };
}

/** The left lower corner of a page that may lie on its side, and which way up is there. */
function placeOn(page: PDFPage, { sheetWidth, margin }: { sheetWidth: number; margin: number }) {
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

// Rendering of pages has priority.
setPriority(10);
process.on('disconnect', () => process.exit());
process.once('message', (task: PdfTask) => {
  void work(task).then((answer) => process.send?.(answer));
});
