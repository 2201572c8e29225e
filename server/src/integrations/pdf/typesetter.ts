import type PDFDocument from 'pdfkit';
import { type Face, faceOf, printable, readFace } from './faces.js';

/** Letters of one look. */
export interface Style {
  /** Points. */
  size: number;
  isStrong?: boolean;
  color: string;
}

/** A text in a column. */
interface Column {
  /** Points from the left and the top of the page; `y` is the base line of the first line. */
  x: number;
  y: number;
  width: number;
  /** From one base line to the next. */
  leading: number;
  /** What does not fit into them ends with an ellipsis. */
  mostLines: number;
}

const space = /\s/;

/**
 * Sets lines of letters, each in the first face that has it, on one base line. What is copied or looked for in the file
 * is what was written.
 */
export class Typesetter {
  readonly #registered = new Set<string>();

  constructor(private readonly document: InstanceType<typeof PDFDocument>) {}

  width(text: string, style: Style): number {
    return runsOf(printable(text)).reduce(
      (sum, run) => sum + this.#use(run.face, style).widthOfString(run.text),
      0,
    );
  }

  /** @param y of the base line */
  line(text: string, x: number, y: number, style: Style): void {
    let left = x;
    for (const run of runsOf(printable(text))) {
      this.#use(run.face, style)
        .fillColor(style.color)
        .text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += this.document.widthOfString(run.text);
    }
  }

  /** @returns the base line that would come next */
  paragraph(text: string, { x, y, width, leading, mostLines }: Column, style: Style): number {
    const lines = this.break(text, width, style);
    const shown = lines.slice(0, mostLines);
    if (lines.length > mostLines && shown.length > 0) shown.push(this.#cut(shown.pop()!, width, style));
    shown.forEach((line, index) => this.line(line, x, y + index * leading, style));
    return y + shown.length * leading;
  }

  /** The lines of a text in a column of a width. */
  break(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of printable(text)
      .split(/\s+/)
      .flatMap((each) => this.#pieces(each, width, style))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.width(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  }

  /** A word that is wider than its column goes on in the next line. */
  #pieces(word: string, width: number, style: Style): string[] {
    if (this.width(word, style) <= width) return [word];
    const pieces = [''];
    for (const letter of word) {
      const longer = pieces.at(-1)! + letter;
      if (this.width(longer, style) > width && pieces.at(-1)) pieces.push(letter);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  }

  #cut(line: string, width: number, style: Style): string {
    let cut = `${line}…`;
    while (cut.length > 1 && this.width(cut, style) > width) cut = cut.slice(0, -2).trimEnd() + '…';
    return cut;
  }

  #use(face: Face, { size, isStrong }: Style): InstanceType<typeof PDFDocument> {
    const name = `${face}-${isStrong ? 'strong' : 'regular'}`;
    // Read with its first use: few texts need more than one.
    if (!this.#registered.has(name)) this.document.registerFont(name, readFace(face, isStrong));
    this.#registered.add(name);
    return this.document.font(name).fontSize(size);
  }
}

/** Parts of a line that are in one face each; a space is in that of the text before it. */
export function runsOf(text: string): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const face = space.test(letter) && last ? last.face : (faceOf(letter) ?? 'latin');
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}
