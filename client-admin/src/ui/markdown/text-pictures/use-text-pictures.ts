import { getGetPictureQueryOptions } from '@consultancy/client-shared/api/generated/pictures/pictures';
import type { PictureDto } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { droppedFiles, type Upload, useUploads } from '../../pictures';
import {
  asParagraph,
  findPlaceholder,
  type LostPicture,
  pictureMarkdown,
  pictureOfAddress,
  placeholderOf,
} from './markdown-pictures';
import { replaceText, type TextPlace } from './replace-text';

interface TextPicturesOptions {
  /** Where the text is written; null while it is only looked at. */
  field: () => HTMLTextAreaElement | null;
  value: string;
  onChange: (markdown: string) => void;
}

/**
 * Pictures that come into a text: files that are dropped or pasted go to the library, and stand in the text as
 * placeholders until they arrive; pictures of the library come by their address, or chosen in its dialog.
 */
export function useTextPictures({ field, value, onChange }: TextPicturesOptions) {
  const { queue, uploads, isBusy } = useUploads();
  const queryClient = useQueryClient();
  /** Uploads that have a placeholder in the text, and those whose placeholder has become something else. */
  const underWay = useRef(new Set<number>());
  const over = useRef(new Set<number>());

  // While the text is only looked at, several replacements come before the next render has their text.
  const written = useRef(value);
  useLayoutEffect(() => {
    written.current = value;
  }, [value]);
  const textOfNow = () => field()?.value ?? written.current;
  const replace = (place: TextPlace, text: string) => {
    const area = field();
    if (area) return replaceText(area, place, text);
    const before = textOfNow();
    written.current = before.slice(0, place.start) + text + before.slice(place.end);
    onChange(written.current);
  };

  /** Puts paragraphs in, at a place or where the caret is. */
  const insert = (blocks: string[], at?: TextPlace) => {
    if (blocks.length === 0) return;
    const area = field();
    const text = textOfNow();
    const place = at ?? {
      start: area?.selectionStart ?? text.length,
      end: area?.selectionEnd ?? text.length,
    };
    const around = { before: text.slice(0, place.start), after: text.slice(place.end) };
    const paragraph = asParagraph(blocks.join('\n\n'), around);
    replace(place, paragraph);
    const caret = place.start + paragraph.length;
    area?.setSelectionRange(caret, caret);
  };

  const insertPictures = (pictures: Pick<PictureDto, 'path' | 'alt'>[], at?: TextPlace) =>
    insert(pictures.map(pictureMarkdown), at);

  const add = (files: File[], at?: TextPlace) => {
    const wanted = queue.add(files).filter(({ state }) => state !== 'refused');
    const blocks = wanted.map(({ id, name }) => {
      underWay.current.add(id);
      return placeholderOf(id, name);
    });
    insert(blocks, at);
  };

  /** @returns the number of the upload; undefined for a file that the library does not take */
  const upload = (file: File): number | undefined => {
    const [{ id, state }] = queue.add([file]) as [Upload];
    if (state === 'refused') return undefined;
    underWay.current.add(id);
    return id;
  };

  const fill = (lost: LostPicture, file: File) => {
    const id = upload(file);
    if (id !== undefined) replace(lost, lost.underWay(id));
  };

  const settle = useEffectEvent(() => {
    for (const id of underWay.current) {
      const upload = uploads.find((each) => each.id === id);
      const isOnItsWay = upload && ['waiting', 'sending', 'failed'].includes(upload.state);
      if (isOnItsWay) continue;
      underWay.current.delete(id);
      over.current.add(id);
      const text = textOfNow();
      const place = findPlaceholder(text, id);
      // The author removed the placeholder, so the picture is not inserted.
      if (!place) continue;
      const { start, end, arrived, lost } = place;
      if (upload?.answer) replace({ start, end }, arrived(upload.answer));
      else if (lost !== undefined) replace({ start, end }, lost);
      else replace({ start, end: end + (text.startsWith('\n\n', end) ? 2 : 0) }, '');
    }
    // One that was cancelled and is sent again after all.
    for (const { id, name, state } of uploads) {
      if ((state !== 'waiting' && state !== 'sending') || underWay.current.has(id)) continue;
      over.current.delete(id);
      underWay.current.add(id);
      insert([placeholderOf(id, name)]);
    }
  });
  useEffect(() => {
    // Not while React is at work, which would put the field's old text back and so end what can be undone.
    const timer = setTimeout(settle);
    return () => clearTimeout(timer);
  }, [uploads]);

  /** Going back over what a picture became leads on to what was there before it, not to its placeholder. */
  const passOver = (inputType: string) => {
    const isBetween = [...over.current].some((id) => findPlaceholder(textOfNow(), id));
    const command = { historyUndo: 'undo', historyRedo: 'redo' }[inputType];
    if (isBetween && command) setTimeout(() => document.execCommand(command));
  };

  const fromAddress = async (address: { path: string } | { id: number }, at?: TextPlace, typed = '') => {
    if ('path' in address) return insertPictures([{ path: address.path, alt: '' }], at);
    const picture = await queryClient.fetchQuery(getGetPictureQueryOptions(address.id)).then(
      ({ data }) => data,
      () => undefined,
    );
    if (picture) insertPictures([picture], at);
    else insert([typed], at);
  };

  const take = (data: DataTransfer, event: { preventDefault: () => void }, at?: TextPlace) => {
    const typed = data.getData('text/plain') || data.getData('text/uri-list');
    const address = pictureOfAddress(typed, location.origin);
    // Programs that copy a text often add a picture of it.
    const hasFiles = data.types.includes('Files') && !data.types.includes('text/plain');
    if (!address && !hasFiles) return;
    event.preventDefault();
    if (address) void fromAddress(address, at, typed);
    else void droppedFiles(data).then((files) => add(files, at));
  };

  return {
    queue,
    uploads,
    isBusy,
    insertPictures,
    upload,
    replace,
    fill,
    passOver,
    onPaste: (event: ClipboardEvent) => take(event.clipboardData, event),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      // Who drops something here goes on here.
      field()?.focus();
      take(event.dataTransfer, event, placeAt(event, field()));
    },
  };
}

/** Where something was dropped; undefined where the browser does not say. */
function placeAt({ clientX, clientY }: DragEvent, area: HTMLTextAreaElement | null): TextPlace | undefined {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (!position || position.offsetNode !== area) return undefined;
  return { start: position.offset, end: position.offset };
}
