import { trimEnd } from '@consultancy/shared/texts';
import { diffWords } from 'diff';

/** A part of a text: as it was, taken out or put in. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What stays of unchanged text on each side of a change, in characters. */
const CONTEXT = 90;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** What changed between two texts, word by word; of long passages that are the same only the ends are left. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts = diffWords(before, after, { intlSegmenter: segmenter }).map(
    ({ added, removed, value }): DiffPart => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  );
  return parts.map((part, index) =>
    part.kind === 'same'
      ? { ...part, text: shortened(part.text, index > 0, index < parts.length - 1) }
      : part,
  );
}

/** @param hasBefore whether a change precedes it @param hasAfter whether one follows it */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const head = hasBefore ? CONTEXT : 0;
  const tail = hasAfter ? CONTEXT : 0;
  if (text.length <= head + tail + 20) return text;
  const start = trimEnd(text.slice(0, head), /\S/);
  const end = tail === 0 ? '' : text.slice(-tail).replace(/^\S*/, '');
  return `${start}…${end}`;
}
