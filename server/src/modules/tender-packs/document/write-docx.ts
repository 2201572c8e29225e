import { BorderStyle, Document, HeadingLevel, ImageRun, type IRunOptions, Packer, Paragraph } from 'docx';
import { Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { runsOf } from '../../../integrations/pdf/typesetter.js';
import type { Block, WriteDocument } from './pack-document.js';
import { pictureFrame } from './pack-document.js';

/** Comes with Windows, and Word elsewhere puts its own Ethiopic font in place of it. */
const ethiopicFont = 'Ebrima';
const latinFont = 'Calibri';
const pixelsPerPoint = 96 / 72;
/** Width of the text in twentieths of a point. */
const tableWidth = 10_220;
const line = { style: BorderStyle.SINGLE, size: 4, color: 'DCD5C8' };
const noLine = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Writes a pack for Word. */
export const writeDocx: WriteDocument = async ({ title, author, parts }, picture, advance) => {
  const total = parts.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const children: (Paragraph | Table)[] = [];
  let done = 0;
  let isBreak = false;
  for (const block of parts.flatMap(({ blocks }) => blocks)) {
    done += 1;
    if (block.kind === 'break') isBreak = true;
    else {
      children.push(...(await partsOf(block, picture, isBreak)));
      isBreak = false;
    }
    await advance(done / total);
  }
  const fonts = { ascii: latinFont, hAnsi: latinFont, cs: ethiopicFont, eastAsia: ethiopicFont };
  const document = new Document({
    ...{ title, creator: author },
    styles: { default: { document: { run: { font: fonts, size: 21, sizeComplexScript: 21 } } } },
    sections: [
      { properties: { page: { margin: { top: 840, right: 840, bottom: 840, left: 840 } } }, children },
    ],
  });
  return Packer.toBuffer(document);
};

async function partsOf(
  block: Exclude<Block, { kind: 'break' }>,
  picture: (path: string) => Promise<Buffer | undefined>,
  pageBreakBefore: boolean,
): Promise<(Paragraph | Table)[]> {
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
      const data = await picture(block.path);
      if (!data) return [];
      const { width, height } = pictureFrame;
      const transformation = { width: width * pixelsPerPoint, height: height * pixelsPerPoint };
      const altText = { name: block.description, description: block.description, title: block.description };
      return [new Paragraph({ children: [new ImageRun({ type: 'jpg', data, transformation, altText })] })];
    }
    case 'table':
      return block.rows.length > 0 ? [tableOf(block), new Paragraph({ children: [] })] : [];
  }
}

function tableOf({ widths, head, rows }: Extract<Block, { kind: 'table' }>): Table {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const columnWidths = widths.map((width) => Math.round((width / all) * tableWidth));
  const row = (texts: string[], options: Partial<IRunOptions>, isHead: boolean) =>
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

const strong = { bold: true, boldComplexScript: true };

/** A text whose Ethiopic letters name their font in every slot: Word chooses the slot by the letters, each version its own way. */
function textRuns(text: string, options: Partial<IRunOptions> = {}): TextRun[] {
  return text.split('\n').flatMap((part, index) =>
    (part ? runsOf(part) : [{ face: 'latin' as const, text: '' }]).map(
      (run, place) =>
        new TextRun({
          ...options,
          text: run.text,
          ...(index > 0 && place === 0 && { break: 1 }),
          ...(run.face === 'ethiopic' && {
            font: { ascii: ethiopicFont, hAnsi: ethiopicFont, cs: ethiopicFont, eastAsia: ethiopicFont },
            language: { value: 'am-ET', bidirectional: 'am-ET' },
          }),
        }),
    ),
  );
}
