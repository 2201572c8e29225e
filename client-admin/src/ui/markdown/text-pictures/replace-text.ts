import { TextAreaTextApi } from '@uiw/react-md-editor/commands';

/** From one character of a text to before another. */
export interface TextPlace {
  start: number;
  end: number;
}

/**
 * Replaces a part of what is typed in a field as if it had been typed, so that it can be undone. The caret stays
 * where it is in the text, and so does the focus.
 */
export function replaceText(area: HTMLTextAreaElement, { start, end }: TextPlace, text: string): void {
  const focused = document.activeElement;
  const { selectionStart, selectionEnd, scrollTop } = area;
  const moved = (place: number) =>
    place >= end ? place + text.length - (end - start) : Math.min(place, start);
  const editor = new TextAreaTextApi(area);
  editor.setSelectionRange({ start, end });
  editor.replaceSelection(text);
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  area.scrollTop = scrollTop;
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
}
