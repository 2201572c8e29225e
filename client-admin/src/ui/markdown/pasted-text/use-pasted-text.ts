import { type ClipboardEvent, useState } from 'react';
import { asParagraph } from '../text-pictures/markdown-pictures';
import { replaceText } from '../text-pictures/replace-text';
import type { Kept } from './count-kept';
import { addressOfPicture } from './picture-address';
import type { LeftOut } from './tidy-html';

/** A text whose formatting was kept, and what the field held before. */
interface Pasted {
  kept: Kept;
  leftOut: LeftOut;
  /** What is before and behind it in the text. */
  around: { before: string; after: string };
  replaced: string;
  plain: string;
}

/** What became of a paste; `failed` where only its plain text was pasted. */
export type PasteNote = Pasted | 'failed';

/**
 * Text pasted from another program. Its plain text is pasted as ever, and then replaced by its Markdown, so that
 * undoing once gives the plain text.
 */
export function usePastedText(
  field: () => HTMLTextAreaElement | null,
  upload: (file: File) => number | undefined,
) {
  const [note, setNote] = useState<PasteNote>();

  const onPaste = async ({ clipboardData: data }: ClipboardEvent) => {
    const area = field();
    const html = data.getData('text/html');
    const rtf = data.getData('text/rtf');
    // The field has its own line ends.
    const plain = data.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    setNote(undefined);
    if (!area || !html || data.types.includes('vscode-editor-data')) return;
    const { selectionStart: start, selectionEnd, value } = area;
    try {
      const { markdownOfHtml } = await import('./markdown-of-html');
      // The browser pastes the plain text once all handlers are over, and React renders it.
      await new Promise((resolve) => setTimeout(resolve));
      // Without plain text the browser pastes nothing.
      const end = plain === '' ? selectionEnd : start + plain.length;
      // The author has changed it already, or pasted into something else.
      if (plain !== '' && area.value.slice(start, end) !== plain) return setNote('failed');
      const around = { before: area.value.slice(0, start), after: area.value.slice(end) };
      const pasted = markdownOfHtml(html, {
        firstNote: 1 + lastNote(around.before + around.after),
        addressOfPicture: addressOfPicture(rtf, upload),
      });
      if (!pasted) return;
      const { markdown, kept, leftOut } = pasted;
      const text = inPlace(markdown, around);
      if (text !== plain) replaceText(area, { start, end }, text);
      if (Object.values({ ...kept, ...leftOut }).some((count) => count > 0))
        setNote({ kept, leftOut, around, replaced: value.slice(start, selectionEnd), plain });
    } catch {
      setNote('failed');
    }
  };

  /** Puts another text in place of the pasted one, wherever its pictures have arrived meanwhile. */
  const replaceBy = (choice: 'replaced' | 'plain') => {
    const area = field();
    if (!area || !note || note === 'failed') return;
    const { before, after } = note.around;
    setNote(undefined);
    area.focus();
    replaceText(area, { start: before.length, end: area.value.length - after.length }, note[choice]);
  };

  /** Whether the text around the pasted one is as it was, so that it can be found. */
  const isThere = (text: string) => {
    if (!note || note === 'failed') return false;
    const { before, after } = note.around;
    return text.startsWith(before) && text.slice(before.length).endsWith(after);
  };

  return {
    isThere,
    onPaste: (event: ClipboardEvent) => void onPaste(event),
    note,
    replaceBy,
    dismiss: () => setNote(undefined),
  };
}

/** The highest number of a note in a text. */
function lastNote(markdown: string): number {
  return Math.max(0, ...[...markdown.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number)));
}

/** One line continues the line in which it is pasted; all else has blank lines around it. */
function inPlace(markdown: string, around: { before: string; after: string }): string {
  const isInline = !/\n|^(#|[-*>|]|\d+[.)]) ?/.test(markdown);
  if (isInline) return markdown;
  const paragraph = asParagraph(markdown, around);
  return around.after === '' ? paragraph.trimEnd() : paragraph;
}
