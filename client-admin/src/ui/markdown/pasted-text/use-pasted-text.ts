import { type ClipboardEvent, useState } from 'react';
import { asParagraph, pictureOfAddress } from '../text-pictures/markdown-pictures';
import { replaceText } from '../text-pictures/replace-text';
import type { LeftOut } from './tidy-html';

/** What a paste could not keep; `failed` where only its plain text was pasted. */
export type PasteNote = LeftOut | 'failed';

/**
 * Text pasted from another program. Its plain text is pasted as ever, and then replaced by its Markdown, so that
 * undoing once gives the plain text.
 */
export function usePastedText(field: () => HTMLTextAreaElement | null) {
  const [note, setNote] = useState<PasteNote>();

  const onPaste = async ({ clipboardData: data }: ClipboardEvent) => {
    const area = field();
    const html = data.getData('text/html');
    // The field has its own line ends.
    const plain = data.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    setNote(undefined);
    if (!area || !html || !plain || isCode(html, data)) return;
    const start = area.selectionStart;
    try {
      const { markdownOfHtml } = await import('./markdown-of-html');
      const pasted = markdownOfHtml(html, pathOnThisSite);
      if (!pasted) return;
      // The browser pastes the plain text once all handlers are over, and React renders it.
      await new Promise((resolve) => setTimeout(resolve));
      const end = start + plain.length;
      // The author has changed it already, or pasted into something else.
      if (area.value.slice(start, end) !== plain) return;
      const around = { before: area.value.slice(0, start), after: area.value.slice(end) };
      const text = inPlace(pasted.markdown, around);
      if (text !== plain) replaceText(area, { start, end }, text);
      if (pasted.leftOut.pictures + pasted.leftOut.embedded > 0) setNote(pasted.leftOut);
    } catch {
      setNote('failed');
    }
  };
  return { onPaste: (event: ClipboardEvent) => void onPaste(event), note, dismiss: () => setNote(undefined) };
}

/** Editors of code colour what is plain text, often Markdown. */
function isCode(html: string, data: DataTransfer): boolean {
  return (
    data.types.includes('vscode-editor-data') ||
    /<(?:div|pre)[^<>]*white-space:\s*pre\b/i.test(html.slice(0, 2000))
  );
}

function pathOnThisSite(address: string): string | undefined {
  const picture = pictureOfAddress(address, location.origin);
  return picture && 'path' in picture ? picture.path : undefined;
}

/** One line continues the line in which it is pasted; all else has blank lines around it. */
function inPlace(markdown: string, around: { before: string; after: string }): string {
  const isInline = !/\n|^(#|[-*>|]|\d+[.)]) ?/.test(markdown);
  if (isInline) return markdown;
  const paragraph = asParagraph(markdown, around);
  return around.after === '' ? paragraph.trimEnd() : paragraph;
}
