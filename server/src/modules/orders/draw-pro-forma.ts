import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { beginPdf } from '../../integrations/pdf/pdf-document.js';
import type { Style } from '../../integrations/pdf/typesetter.js';
import { proFormaWords } from './pro-forma-words.js';

/** The words of a pro-forma, in its reader's language. */
export interface ProForma {
  language: SiteLanguage;
  firm: { name: string; address: string; phone: string; email: string };
  number: string;
  /** The day of the order in words. */
  date: string;
  /** When the order was made: the same order is the same file. */
  orderedAt: Date;
  buyer: string[];
  /** What is paid, each with its amount: whole ETB, grouped. */
  lines: ProFormaLine[];
  /** Whole ETB, grouped. */
  total: string;
  contents: string | null;
  licence: string | null;
}

export interface ProFormaLine {
  text: string;
  amount: string;
}

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 56 };
const width = page.width - 2 * page.margin;
const right = page.width - page.margin;
const leading = 15;
const ink = '#17191b';
const plain: Style = { size: 9.5, color: ink };
const strong: Style = { size: 9.5, color: ink, isStrong: true };
const muted: Style = { size: 8.5, color: '#5b5f63' };
const mostLines = { contents: 14, licence: 14, name: 3 };
/** Room that each line but the first takes from the texts below, in lines of these. */
const roomOfLine = 2;

/** Draws the offer by which an order is paid, on one page of A4. */
export function drawProForma(content: ProForma): Promise<Buffer> {
  const words = proFormaWords[content.language];
  const { firm, number, orderedAt } = content;
  const info = {
    Title: `${words.title} ${number}`,
    Author: firm.name,
    CreationDate: orderedAt,
    ModDate: orderedAt,
  };
  const { document, typesetter, bytes } = beginPdf({
    ...{ size: 'A4', margin: 0, lang: content.language, displayTitle: true },
    info,
  });
  const paragraph = (text: string, y: number, style: Style, most: number, x = page.margin, wide = width) =>
    typesetter.paragraph(text, { x, y, width: wide, leading, mostLines: most }, style);
  const rule = (y: number) =>
    document.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.5).strokeColor('#dcd5c8').stroke();
  const toTheRight = (text: string, y: number, style: Style) =>
    typesetter.line(text, right - typesetter.width(text, style), y, style);

  let y = paragraph(firm.name, page.margin + 10, { ...strong, size: 12 }, 2);
  for (const line of [firm.address, firm.phone, firm.email].filter(Boolean)) y = paragraph(line, y, muted, 2);
  y = paragraph(words.title, y + 40, { size: 24, color: ink, isStrong: true }, 1) + 12;

  const half = width / 2 - 12;
  const second = page.margin + width / 2 + 12;
  let left = paragraph(words.buyer, y, muted, 1);
  for (const line of content.buyer) left = paragraph(line, left, plain, mostLines.name, page.margin, half);
  let beside = y;
  for (const [label, value] of [
    [words.number, number],
    [words.date, content.date],
  ] as const) {
    beside = paragraph(label, beside, muted, 1, second, half);
    beside = paragraph(value, beside, plain, 2, second, half) + 4;
  }
  y = Math.max(left, beside) + 24;

  typesetter.line(words.design, page.margin, y, muted);
  toTheRight(words.amount, y, muted);
  rule(y + 8);
  y += 26;
  for (const { text, amount } of content.lines) {
    const below = paragraph(text, y, plain, mostLines.name, page.margin, width * 0.65);
    toTheRight(words.price(amount), y, plain);
    rule(below - 4);
    y = below + 16;
  }
  typesetter.line(words.total, page.margin, y, strong);
  toTheRight(words.price(content.total), y, strong);
  y += 44;

  const less = roomOfLine * (content.lines.length - 1);
  for (const [label, text, most] of [
    [words.contents, content.contents, mostLines.contents - less],
    [words.licence, content.licence, mostLines.licence - less],
  ] as const) {
    if (text) y = paragraph(text, paragraph(label, y, strong, 1), plain, most) + 12;
  }
  paragraph(words.note, page.height - page.margin, muted, 2);
  document.end();
  return bytes;
}
