import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withoutForbidden } from '../../../common/text/escape-markup.js';
import { runsOf } from '../../../integrations/pdf/typesetter.js';
import type { WordBlock, WordFile, WordText } from './docx-worker.js';
import type { Block, WriteDocument } from './pack-document.js';
import { pictureFrame } from './pack-document.js';

/** Writes a pack for Word, in a thread of its own. */
export const writeDocx: WriteDocument = async ({ title, author, parts }, picture, advance) => {
  const all = parts.flatMap(({ blocks }) => blocks);
  const blocks: WordBlock[] = [];
  for (const [index, block] of all.entries()) {
    const ready = await prepare(block, picture);
    if (ready) blocks.push(ready);
    await advance((index + 1) / all.length);
  }
  return write({ title: withoutForbidden(title), author: withoutForbidden(author), blocks });
};

async function write(file: WordFile): Promise<Buffer> {
  // Compiled or, in tests, as it was written.
  const url = new URL(`./docx-worker${extname(import.meta.filename)}`, import.meta.url);
  const [bytes] = (await once(new Worker(url, { workerData: file }), 'message')) as [Uint8Array];
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function prepare(
  block: Block,
  picture: (path: string) => Promise<Buffer | undefined>,
): Promise<WordBlock | undefined> {
  switch (block.kind) {
    case 'title':
      return { ...block, text: textOf(block.text), lines: block.lines.map(textOf) };
    case 'heading':
    case 'paragraph':
      return { ...block, text: textOf(block.text) };
    case 'picture': {
      const data = await picture(block.path);
      const description = withoutForbidden(block.description);
      return data && { kind: 'picture', data, ...pictureFrame, description };
    }
    case 'table': {
      const { kind, widths, head, rows } = block;
      return { kind, widths, head: head?.map(textOf), rows: rows.map((row) => row.map(textOf)) };
    }
    case 'break':
      return block;
  }
}

function textOf(text: string): WordText {
  return withoutForbidden(text)
    .split('\n')
    .map((line) =>
      (line ? runsOf(line) : [{ face: 'latin', text: '' }]).map((run) => ({
        isEthiopic: run.face === 'ethiopic',
        text: run.text,
      })),
    );
}
