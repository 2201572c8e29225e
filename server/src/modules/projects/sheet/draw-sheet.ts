import type PDFDocument from 'pdfkit';
import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { beginPdf } from '../../../integrations/pdf/pdf-document.js';
import type { Style, Typesetter } from '../../../integrations/pdf/typesetter.js';

/** The words of the sheet, in the reader's language. */
export interface SheetContent {
  language: SiteLanguage;
  firm: { name: string; address: string; phone: string; email: string };
  /** Whole address of the project's page. */
  link: string;
  title: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  /** JPEG files, in the proportions of `mainFrame` and `smallFrame`. */
  main?: Buffer;
  others: Buffer[];
  /** When the project was changed last: the same project is the same file, byte for byte. */
  changedAt: Date;
}

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 42 };
const columnWidth = page.width - 2 * page.margin;
const gap = 12;

/** Size of pictures on the sheet, in points. */
export const mainFrame = { width: columnWidth, height: 288 };
export const smallFrame = { width: (columnWidth - 2 * gap) / 3, height: 108 };

export const mostSmallPictures = 3;

const leastMainHeight = 200;
const textWidth = columnWidth * 0.58;

const ink = '#17191b';
const muted = '#5b5f63';
const hairline = '#dcd5c8';

/** Ethiopic letters are taller: smaller, with more air between lines. */
const bodies: Record<SiteLanguage, { size: number; leading: number; title: number }> = {
  en: { size: 9.5, leading: 14, title: 27 },
  om: { size: 9.5, leading: 14, title: 27 },
  am: { size: 8.8, leading: 15.5, title: 24 },
};

/** Draws a project on one sheet of A4. */
export function drawSheet(content: SheetContent): Promise<Buffer> {
  const { document, typesetter, bytes } = beginPdf({
    ...{ size: 'A4', margin: 0, lang: content.language, displayTitle: true },
    info: {
      Title: content.title,
      Author: content.firm.name,
      CreationDate: content.changedAt,
      ModDate: content.changedAt,
    },
  });
  const bottom = drawFoot(document, typesetter, content);
  const latest = bottom - heightOfText(typesetter, content);
  drawBody(document, typesetter, content, drawHead(document, typesetter, content, latest), bottom);
  document.end();
  return bytes;
}

/** How high the text is when all of it is shown. */
function heightOfText(typesetter: Typesetter, { paragraphs, language }: SheetContent): number {
  const { size, leading } = bodies[language];
  const lines = paragraphs.map((each) => typesetter.break(each, textWidth, { size, color: ink }).length);
  return lines.reduce((sum, count) => sum + (count + 0.5) * leading, leading / 2);
}

/**
 * @param latest where the words have to begin lest they are cut; the picture makes room for them, but keeps its weight
 * @returns where the words begin
 */
function drawHead(
  document: InstanceType<typeof PDFDocument>,
  typesetter: Typesetter,
  { firm, link, main, title, language }: SheetContent,
  latest: number,
): number {
  const small: Style = { size: 8.5, color: muted };
  const shownLink = link.replace(/^https?:\/\//, '');
  typesetter.line(firm.name, page.margin, page.margin, { size: 10, isStrong: true, color: ink });
  const width = typesetter.width(shownLink, small);
  const x = Math.max(page.width / 2, page.width - page.margin - width);
  typesetter.paragraph(
    shownLink,
    { x, y: page.margin, width: page.width - page.margin - x + 1, leading: 11, mostLines: 1 },
    small,
  );
  document.link(x, page.margin - 9, page.width - page.margin - x, 12, link);
  let y = page.margin + 14;
  const { title: size } = bodies[language];
  const style = { size, isStrong: true, color: ink };
  if (main) {
    const titleLines = Math.min(2, typesetter.break(title, columnWidth, style).length);
    const room = latest - y - 32 - size * (1.2 * titleLines - 0.2);
    const height = Math.min(mainFrame.height, Math.max(leastMainHeight, room));
    document.image(main, page.margin, y, {
      cover: [columnWidth, height],
      align: 'center',
      valign: 'center',
    });
    y += height;
  }
  const column = { x: page.margin, y: y + 16 + size, width: columnWidth, leading: size * 1.2, mostLines: 2 };
  return typesetter.paragraph(title, column, style) - size * 1.2 + 16;
}

/** @returns where the words must end */
function drawFoot(
  document: InstanceType<typeof PDFDocument>,
  typesetter: Typesetter,
  { firm, others }: SheetContent,
): number {
  const line = page.height - page.margin - 14;
  rule(document, page.margin, line, columnWidth);
  const said = [firm.name, firm.address, firm.phone, firm.email].filter(Boolean).join('  ·  ');
  const column = {
    x: page.margin,
    y: page.height - page.margin + 2,
    width: columnWidth,
    leading: 11,
    mostLines: 2,
  };
  typesetter.paragraph(said, column, { size: 8, color: muted });
  if (others.length === 0) return line - 12;
  const top = line - 14 - smallFrame.height;
  others.forEach((picture, index) => {
    document.image(picture, page.margin + index * (smallFrame.width + gap), top, smallFrame);
  });
  return top - 14;
}

/** The text on the left, a quiet list of facts on the right. */
function drawBody(
  document: InstanceType<typeof PDFDocument>,
  typesetter: Typesetter,
  { facts, paragraphs, language }: SheetContent,
  top: number,
  bottom: number,
): void {
  const { size, leading } = bodies[language];
  const style = { size, color: ink };
  const factsX = page.margin + columnWidth * 0.64;
  const factsWidth = page.width - page.margin - factsX;
  let y = top;
  for (const paragraph of paragraphs) {
    const mostLines = Math.floor((bottom - y) / leading);
    if (mostLines < 1) break;
    const column = { x: page.margin, y: y + leading, width: textWidth, leading, mostLines };
    y = typesetter.paragraph(paragraph, column, style) - leading + leading / 2;
  }
  y = top + 3;
  for (const { label, value } of facts) {
    const valueX = factsX + factsWidth * 0.44;
    const valueColumn = {
      x: valueX,
      y: y + leading,
      width: page.width - page.margin - valueX,
      leading,
      mostLines: 2,
    };
    const labelColumn = { ...valueColumn, x: factsX, width: factsWidth * 0.42 };
    if (y + 2 * leading > bottom) break;
    rule(document, factsX, y, factsWidth);
    const ends = [
      typesetter.paragraph(label, labelColumn, { size: size - 0.5, color: muted }),
      typesetter.paragraph(value, valueColumn, { size: size - 0.5, color: ink }),
    ];
    y = Math.max(...ends) - leading + 6;
  }
}

function rule(document: InstanceType<typeof PDFDocument>, x: number, y: number, width: number): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke();
}
