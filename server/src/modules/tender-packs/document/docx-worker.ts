// The thread that writes a pack for Word, started by write-docx.ts: the file of sixty projects takes more than a second,
// and readers would wait as long. Node runs this file as it is in tests, so it imports nothing of ours.
import { BorderStyle, Document, HeadingLevel, ImageRun, type IRunOptions, Packer, Paragraph } from 'docx';
import { Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { parentPort, workerData } from 'node:worker_threads';
import type { Block } from './pack-document.js';

/** A text that XML can hold: its lines, each of parts that are in one font. */
export type WordText = { isEthiopic: boolean; text: string }[][];

/** A block of a pack with its texts ready for Word, and a picture with its JPEG. */
export type WordBlock =
  | { kind: 'title'; text: WordText; lines: WordText[] }
  | { kind: 'heading'; level: 2 | 3; text: WordText }
  | { kind: 'paragraph'; text: WordText }
  /** Width and height in points. */
  | { kind: 'picture'; data: Uint8Array; width: number; height: number; description: string }
  | { kind: 'table'; widths: number[]; head?: WordText[]; rows: WordText[][] }
  | Extract<Block, { kind: 'break' }>;

export interface WordFile {
  title: string;
  author: string;
  blocks: WordBlock[];
}

/** Comes with Windows, and Word elsewhere puts its own Ethiopic font in place of it. */
const ethiopicFont = 'Ebrima';
const latinFont = 'Calibri';
const pixelsPerPoint = 96 / 72;
/** Width of the text in twentieths of a point. */
const tableWidth = 10_220;
const line = { style: BorderStyle.SINGLE, size: 4, color: 'DCD5C8' };
const noLine = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const strong = { bold: true, boldComplexScript: true };

function write({ title, author, blocks }: WordFile): Promise<Buffer> {
  const fonts = { ascii: latinFont, hAnsi: latinFont, cs: ethiopicFont, eastAsia: ethiopicFont };
  const children = blocks.flatMap((block, index) =>
    block.kind === 'break' ? [] : partsOf(block, blocks[index - 1]?.kind === 'break'),
  );
  const document = new Document({
    ...{ title, creator: author },
    styles: { default: { document: { run: { font: fonts, size: 21, sizeComplexScript: 21 } } } },
    sections: [
      { properties: { page: { margin: { top: 840, right: 840, bottom: 840, left: 840 } } }, children },
    ],
  });
  return Packer.toBuffer(document);
}

function partsOf(
  block: Exclude<WordBlock, { kind: 'break' }>,
  pageBreakBefore: boolean,
): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({ pageBreakBefore, heading: HeadingLevel.TITLE, children: textRuns(block.text) }),
        ...block.lines.map((text) => new Paragraph({ children: textRuns(text, { color: '5B5F63' }) })),
      ];
    case 'heading': {
      const heading = block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
      const spacing = { before: 240, after: 120 };
      return [
        new Paragraph({ pageBreakBefore, heading, spacing, keepNext: true, children: textRuns(block.text) }),
      ];
    }
    case 'paragraph':
      return [new Paragraph({ pageBreakBefore, spacing: { after: 120 }, children: textRuns(block.text) })];
    case 'picture': {
      const { data, width, height, description } = block;
      const transformation = { width: width * pixelsPerPoint, height: height * pixelsPerPoint };
      const altText = { name: description, description, title: description };
      return [new Paragraph({ children: [new ImageRun({ type: 'jpg', data, transformation, altText })] })];
    }
    case 'table':
      return block.rows.length > 0 ? [tableOf(block), new Paragraph({ children: [] })] : [];
  }
}

function tableOf({ widths, head, rows }: Extract<WordBlock, { kind: 'table' }>): Table {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const columnWidths = widths.map((width) => Math.round((width / all) * tableWidth));
  const row = (texts: WordText[], options: Partial<IRunOptions>, isHead: boolean) =>
    new TableRow({
      ...{ tableHeader: isHead, cantSplit: false },
      children: texts.map(
        (text, index) =>
          new TableCell({
            width: { size: columnWidths[index]!, type: WidthType.DXA },
            borders: { top: line, bottom: line, left: noLine, right: noLine },
            margins: { top: 40, bottom: 40, right: 120 },
            children: [new Paragraph({ children: textRuns(text, options) })],
          }),
      ),
    });
  return new Table({
    ...{ columnWidths, width: { size: tableWidth, type: WidthType.DXA } },
    rows: [...(head ? [row(head, strong, true)] : []), ...rows.map((texts) => row(texts, {}, false))],
  });
}

/** A text whose Ethiopic letters name their font in every slot: Word chooses the slot by the letters, each version its own way. */
function textRuns(lines: WordText, options: Partial<IRunOptions> = {}): TextRun[] {
  return lines.flatMap((runs, index) =>
    runs.map(
      ({ isEthiopic, text }, place) =>
        new TextRun({
          ...options,
          text,
          ...(index > 0 && place === 0 && { break: 1 }),
          ...(isEthiopic && {
            font: { ascii: ethiopicFont, hAnsi: ethiopicFont, cs: ethiopicFont, eastAsia: ethiopicFont },
            language: { value: 'am-ET', bidirectional: 'am-ET' },
          }),
        }),
    ),
  );
}

parentPort?.postMessage(await write(workerData as WordFile));
