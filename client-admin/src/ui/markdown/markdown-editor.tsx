import type { PictureDto } from '@consultancy/client-shared/api/model';
import type { TextForm } from '@consultancy/shared/article/article-html';
import { useComputedColorScheme } from '@mantine/core';
import {
  type Icon,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';
import * as commands from '@uiw/react-md-editor/commands';
import MDEditor, { type MDEditorProps } from '@uiw/react-md-editor/nohighlight';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LibraryDialog, UploadList } from '../pictures';
import { ArticlePreview } from './article-preview';
import classes from './markdown-editor.module.css';
import type { MarkdownView } from './markdown-field';
import { PasteNote } from './pasted-text/paste-note';
import { usePastedText } from './pasted-text/use-pasted-text';
import { LostPlaces } from './text-pictures/lost-places';
import {
  type LostPicture,
  lostPictureAt,
  lostPictures,
  loseWhatNeverArrived,
} from './text-pictures/markdown-pictures';
import { PictureWords } from './text-pictures/picture-words';
import { replaceText } from './text-pictures/replace-text';
import { useTextPictures } from './text-pictures/use-text-pictures';
import { useScrollTogether } from './use-scroll-together';

const TOOLS = [
  ['bold', commands.bold, IconBold],
  ['italic', commands.italic, IconItalic],
  ['heading', commands.title2, IconH2],
  ['subheading', commands.title3, IconH3],
  ['list', commands.unorderedListCommand, IconList],
  ['numberedList', commands.orderedListCommand, IconListNumbers],
  ['quote', commands.quote, IconBlockquote],
  ['link', commands.link, IconLink],
  ['table', commands.table, IconTable],
  ['code', commands.codeBlock, IconCode],
] as const satisfies [string, commands.ICommand, Icon][];

/** So many can be chosen from the library at once. */
const MOST_CHOSEN = 20;

type ToolName = (typeof TOOLS)[number][0] | 'picture';

interface MarkdownEditorProps {
  view: MarkdownView;
  form: TextForm;
  height: string;
  value: string;
  onChange: (markdown: string) => void;
  textarea: MDEditorProps['textareaProps'];
}

/** The text with its tools, and how it will read on the website. */
export function MarkdownEditor({ view, form, height, value, onChange, textarea }: MarkdownEditorProps) {
  const t = useTranslations();
  const container = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState<'any' | LostPicture>();
  const [chosen, setChosen] = useState<{ pictures: PictureDto[]; place?: LostPicture }>({ pictures: [] });
  const field = () => container.current?.querySelector('textarea') ?? null;
  const pictures = useTextPictures({ field, value, onChange });
  const pasted = usePastedText(field, pictures.upload);
  const lost = lostPictures(value);
  useScrollTogether(container, view === 'live', value);

  // A draft may hold places of pictures whose page is gone.
  const tidy = useEffectEvent(() => {
    const tidied = loseWhatNeverArrived(value);
    if (tidied !== value) onChange(tidied);
  });
  useEffect(() => tidy(), []);

  const tools = useMemo(() => {
    const tool = (name: ToolName, command: commands.ICommand, Glyph: Icon): commands.ICommand => {
      const label = t(`markdown.toolNames.${name}`);
      return {
        ...command,
        icon: <Glyph size={18} stroke={1.6} />,
        buttonProps: { 'aria-label': label, title: label },
      };
    };
    const choosing = { name: 'picture', keyCommand: 'picture', execute: () => setChoosing('any') };
    const all = TOOLS.map(([name, command, Glyph]) => tool(name, command, Glyph));
    return [...all, tool('picture', choosing, IconPhoto)];
  }, [t]);
  return (
    <>
      <div
        ref={container}
        onPaste={(event) => {
          pictures.onPaste(event);
          if (!event.defaultPrevented) pasted.onPaste(event);
        }}
        onDragOver={pictures.onDragOver}
        onDropCapture={(event) => {
          const picture = lost[lostPictureAt(event.target) ?? -1];
          const [file] = event.dataTransfer.files;
          if (!picture || !file) return;
          event.preventDefault();
          event.stopPropagation();
          pictures.fill(picture, file);
        }}
        onDrop={pictures.onDrop}
        onClickCapture={(event) => {
          const picture = lost[lostPictureAt(event.target) ?? -1];
          if (!picture) return;
          event.preventDefault();
          setChoosing(picture);
        }}
        onInput={({ nativeEvent }) => pictures.passOver((nativeEvent as InputEvent).inputType)}
      >
        <MDEditor
          className={classes.editor}
          data-color-mode={useComputedColorScheme()}
          value={value}
          onChange={(markdown) => onChange(markdown ?? '')}
          preview={view}
          commands={tools}
          extraCommands={[]}
          hideToolbar={view === 'preview'}
          components={{ preview: (markdown) => <ArticlePreview markdown={markdown} form={form} /> }}
          textareaProps={textarea}
          // Tab leads on, as in every other field.
          defaultTabEnable
          highlightEnable={false}
          visibleDragbar={false}
          enableScroll={false}
          height={height}
        />
      </div>
      <PasteNote
        note={pasted.note}
        canChange={view !== 'preview' && pasted.isThere(value)}
        onReplace={pasted.replaceBy}
        onClose={pasted.dismiss}
      />
      <LostPlaces
        pictures={lost}
        onDrop={pictures.fill}
        onChoose={setChoosing}
        onRemove={({ start, end }) =>
          pictures.replace({ start, end: end + (value.startsWith('\n\n', end) ? 2 : 0) }, '')
        }
      />
      <div className={classes.uploads}>
        <UploadList queue={pictures.queue} uploads={pictures.uploads} isBusy={pictures.isBusy} />
      </div>
      <PictureWords
        markdown={value}
        onSay={(picture, words) => {
          const area = field();
          if (area) replaceText(area, picture, picture.saying(words));
          else onChange(value.slice(0, picture.start) + picture.saying(words) + value.slice(picture.end));
        }}
        onDone={() => field()?.focus()}
      />
      <LibraryDialog
        opened={isChoosing !== undefined}
        most={isChoosing === 'any' ? MOST_CHOSEN : 1}
        onUse={(_, pictures) => {
          setChosen({ pictures, place: isChoosing === 'any' ? undefined : isChoosing });
          setChoosing(undefined);
        }}
        onClose={() => setChoosing(undefined)}
        onClosed={() => {
          field()?.focus();
          const { place, pictures: all } = chosen;
          // Not while React is at work, so that it can be undone.
          setTimeout(() => {
            if (place && all[0]) pictures.replace(place, place.found(all[0]));
            else pictures.insertPictures(all);
          });
          setChosen({ pictures: [] });
        }}
      />
    </>
  );
}
