import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { PdfTooHeavyError } from './pdf-tasks.js';
import { checkPdf, stampPdf, UnreadablePdfError } from './stamp-pdf.js';

const line = 'Licence 7KQ4-M2XB-9HTD · ለሃና በቀለ';

async function drawing(...sheets: { size: [number, number]; turned?: number }[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const { size, turned = 0 } of sheets) document.addPage(size).setRotation(degrees(turned));
  return Buffer.from(await document.save());
}

/** The text of each page, and where on the page, as its reader sees it, it begins. */
async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const viewport = page.getViewport({ scale: 1 });
      const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
      const [x, y] = viewport.convertToViewportPoint(items[0]!.transform[4], items[0]!.transform[5]);
      return {
        text: items.map(({ str }) => str).join(''),
        left: x / viewport.width,
        low: 1 - y / viewport.height,
      };
    }),
  );
}

describe('stampPdf', () => {
  it('writes the line at the foot of every page, however large and whichever way up', async () => {
    const pages = [0, 90, 180, 270].map((turned) => ({ size: [1684, 1191] as [number, number], turned }));
    const stamped = await read(await stampPdf(await drawing({ size: [595, 842] }, ...pages), line));
    expect(stamped).toHaveLength(5);
    for (const { text, left, low } of stamped) {
      expect(text).toBe(line);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(0.05);
      expect(low).toBeGreaterThan(0);
      expect(low).toBeLessThan(0.08);
    }
  });

  it('cuts a line that is wider than the page', async () => {
    const [page] = await read(await stampPdf(await drawing({ size: [595, 842] }), 'Hana Bekele '.repeat(60)));
    expect(page!.text).toMatch(/…$/);
  });
});

describe('checkPdf', () => {
  it.each([
    ['nothing', ''],
    ['no PDF', 'A letter.'],
    ['the head of one', '%PDF-1.7\n1 0 obj'],
  ])('refuses %s', async (_, text) => {
    await expect(checkPdf(Buffer.from(text))).rejects.toThrow(UnreadablePdfError);
  });
});

describe('a PDF that is made to be heavy', () => {
  /** An object stream of spaces: a thousandth of what it unpacks to. */
  const bomb = (megabytes: number) => {
    const packed = deflateSync(Buffer.alloc(megabytes * 1024 ** 2, ' '));
    const head = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n%%EOF\n')]);
  };

  it('has at most 500 pages', async () => {
    const sheets = (count: number) =>
      drawing(...Array.from({ length: count }, () => ({ size: [10, 10] as [number, number] })));
    await checkPdf(await sheets(500));
    await expect(checkPdf(await sheets(501))).rejects.toThrow('at most 500 pages');
  });

  it('holds up nobody, and is refused after its time', async () => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 20);
    const checked = checkPdf(bomb(200), { mostMs: 1000 });
    await expect(checked).rejects.toThrow('too complex');
    clearInterval(clock);
    // The event loop went on meanwhile; where other programs take the machine, less often than every 20 ms.
    expect(turns).toBeGreaterThan(3);
  });

  it('is refused when it takes too much memory', async () => {
    const heavy = bomb(250);
    await expect(checkPdf(heavy, { mostBytes: 150 * 1024 ** 2 })).rejects.toThrow('too complex');
    await expect(stampPdf(heavy, line, { mostBytes: 150 * 1024 ** 2 })).rejects.toThrow(PdfTooHeavyError);
    // Two processes that may take 20 s each, where other programs take the machine.
  }, 120_000);
});
