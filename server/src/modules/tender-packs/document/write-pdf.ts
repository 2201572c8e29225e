import { setImmediate as turn } from 'node:timers/promises';
import type PDFDocument from 'pdfkit';
import { beginPdf } from '../../../integrations/pdf/pdf-document.js';
import type { Style, Typesetter } from '../../../integrations/pdf/typesetter.js';
import type { Block, PackPart, WriteDocument } from './pack-document.js';
import { pictureFrame } from './pack-document.js';

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 42 };
const columnWidth = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 24;
const ink = '#17191b';
const muted = '#5b5f63';
const cellGap = 10;

/** Ethiopic letters are taller: smaller, with more air between lines. */
const sizes = {
  en: { size: 9.5, leading: 14 },
  om: { size: 9.5, leading: 14 },
  am: { size: 8.8, leading: 15.5 },
};

type Table = Extract<Block, { kind: 'table' }>;

/** Writes a pack as PDF. Pictures come one at a time, and others have their turn between blocks. */
export const writePdf: WriteDocument = async ({ title, author, parts }, picture, advance) => {
  const { document, typesetter, bytes } = beginPdf({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, displayTitle: true },
    lang: parts[0]?.language ?? 'en',
    info: { Title: title, Author: author },
  });
  const flow = new Flow(document, typesetter, [author, title].filter(Boolean).join('  ·  '));
  const total = parts.reduce((sum, { blocks }) => sum + blocks.length, 0);
  let done = 0;
  for (const part of parts) {
    flow.begin(part);
    for (const block of part.blocks) {
      if (block.kind === 'picture') flow.picture(await picture(block.path));
      else flow.add(block);
      done += 1;
      await turn();
      await advance(done / total);
    }
  }
  document.end();
  return bytes;
};

/** What the types leave out; see "Images" in the guide of PDFKit. */
interface OpensImages {
  openImage: (bytes: Buffer) => PDFKit.Mixins.ImageSrc;
}

/** Sets blocks one below the other, on as many pages as they need. */
class Flow {
  /** Each is in the file once, however often it is shown. */
  readonly #images = new Map<Buffer, PDFKit.Mixins.ImageSrc>();
  #text = sizes.en;
  #y = Infinity;
  #pages = 0;

  constructor(
    private readonly document: InstanceType<typeof PDFDocument>,
    private readonly typesetter: Typesetter,
    private readonly foot: string,
  ) {}

  begin({ language }: PackPart): void {
    this.#text = sizes[language];
  }

  add(block: Exclude<Block, { kind: 'picture' }>): void {
    const { size, leading } = this.#text;
    switch (block.kind) {
      case 'break':
        // A page that has nothing yet is the next one already.
        if (this.#y !== page.margin) this.#y = Infinity;
        return;
      case 'title':
        this.#lines(block.text, { size: 24, isStrong: true, color: ink }, 30);
        for (const line of block.lines) this.#lines(line, { size, color: muted }, leading);
        this.#y += 10;
        return;
      case 'heading':
        // With some of what it is about.
        if (this.#y + 90 > bottom) this.#y = Infinity;
        else if (this.#y > page.margin) this.#y += 10;
        this.#lines(block.text, { size: block.level === 2 ? 15 : 11, isStrong: true, color: ink }, 20);
        this.#y += 4;
        return;
      case 'paragraph':
        for (const paragraph of block.text.split('\n')) this.#lines(paragraph, { size, color: ink }, leading);
        this.#y += leading / 2;
        return;
      case 'table':
        return this.#table(block);
    }
  }

  picture(bytes: Buffer | undefined): void {
    if (!bytes) return;
    this.#room(pictureFrame.height);
    const image = this.#images.get(bytes) ?? (this.document as unknown as OpensImages).openImage(bytes);
    this.#images.set(bytes, image);
    this.document.image(image, page.margin, this.#y, { width: columnWidth });
    this.#y += pictureFrame.height + 12;
  }

  #lines(text: string, style: Style, leading: number): void {
    for (const line of this.typesetter.break(text, columnWidth, style)) {
      this.#room(leading);
      this.typesetter.line(line, page.margin, this.#y + style.size, style);
      this.#y += leading;
    }
  }

  /** A row that is too high goes on over the page; the head comes again there. */
  #table({ widths, head, rows }: Table): void {
    const { leading } = this.#text;
    const size = this.#text.size - 0.7;
    const all = widths.reduce((sum, width) => sum + width, 0);
    const columns = widths.map((share) => (share / all) * columnWidth);
    const broken = (texts: string[], style: Style) =>
      texts.map((text, index) =>
        text.split('\n').flatMap((line) => this.typesetter.break(line, columns[index]! - cellGap, style)),
      );
    const drawHead = () =>
      head &&
      this.#row(broken(head, { size, isStrong: true, color: ink }), columns, () => ({
        size,
        isStrong: true,
        color: ink,
      }));
    const styleOf = (column: number): Style => ({ size, color: !head && column === 0 ? muted : ink });
    if (this.#y + 4 * leading > bottom) this.#y = Infinity;
    drawHead();
    for (const row of rows) this.#row(broken(row, { size, color: ink }), columns, styleOf, drawHead);
    this.#y += leading / 2;
  }

  #row(cells: string[][], columns: number[], styleOf: (column: number) => Style, onPage?: () => void): void {
    const { leading } = this.#text;
    const height = Math.max(...cells.map(({ length }) => length), 1);
    for (let from = 0; from < height;) {
      // A short row stays whole.
      const least = height <= 12 ? height : 2;
      if (this.#room((least - (from > 0 ? least - 1 : 0)) * leading + 6)) onPage?.();
      const count = Math.max(1, Math.min(height - from, Math.floor((bottom - this.#y - 6) / leading)));
      if (from === 0) this.#rule();
      let x = page.margin;
      cells.forEach((lines, column) => {
        lines.slice(from, from + count).forEach((line, index) => {
          const style = styleOf(column);
          this.typesetter.line(line, x, this.#y + 3 + style.size + index * leading, style);
        });
        x += columns[column]!;
      });
      this.#y += count * leading + 6;
      from += count;
    }
  }

  #rule(): void {
    this.document
      .moveTo(page.margin, this.#y)
      .lineTo(page.margin + columnWidth, this.#y)
      .lineWidth(0.5)
      .strokeColor('#dcd5c8')
      .stroke();
  }

  /** @returns whether a new page began */
  #room(height: number): boolean {
    if (this.#y + height <= bottom) return false;
    this.document.addPage({ size: 'A4', margin: 0 });
    this.#pages += 1;
    const style = { size: 8, color: muted };
    const y = page.height - page.margin + 2;
    const column = { x: page.margin, y, width: columnWidth - 40, leading: 11, mostLines: 1 };
    this.typesetter.paragraph(this.foot, column, style);
    const number = String(this.#pages);
    this.typesetter.line(number, page.width - page.margin - this.typesetter.width(number, style), y, style);
    this.#y = page.margin;
    return true;
  }
}
