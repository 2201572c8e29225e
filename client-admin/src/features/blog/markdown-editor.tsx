import { ArticleBody } from '@consultancy/client-shared/article';
import { articleHtml } from '@consultancy/server/article-html';
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
import { useComputedColorScheme } from '@mantine/core';
import * as commands from '@uiw/react-md-editor/commands';
import MDEditor, { type MDEditorProps } from '@uiw/react-md-editor/nohighlight';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './markdown-editor.module.css';
import type { MarkdownView } from './markdown-field';

const TOOLS = [
  ['bold', commands.bold, IconBold],
  ['italic', commands.italic, IconItalic],
  ['heading', commands.title2, IconH2],
  ['subheading', commands.title3, IconH3],
  ['list', commands.unorderedListCommand, IconList],
  ['numberedList', commands.orderedListCommand, IconListNumbers],
  ['quote', commands.quote, IconBlockquote],
  ['link', commands.link, IconLink],
  ['picture', commands.image, IconPhoto],
  ['table', commands.table, IconTable],
  ['code', commands.codeBlock, IconCode],
] as const satisfies [string, commands.ICommand, Icon][];

interface MarkdownEditorProps {
  view: MarkdownView;
  value: string;
  onChange: (markdown: string) => void;
  textarea: MDEditorProps['textareaProps'];
}

/** The text with its tools, and how it will read on the website. */
export function MarkdownEditor({ view, value, onChange, textarea }: MarkdownEditorProps) {
  const { t } = useTranslation();
  const tools = useMemo(
    () =>
      TOOLS.map(([name, command, Glyph]) => {
        const label = t(`blog.form.toolNames.${name}`);
        return {
          ...command,
          icon: <Glyph size={18} stroke={1.6} />,
          buttonProps: { 'aria-label': label, title: label },
        };
      }),
    [t],
  );
  return (
    <MDEditor
      className={classes.editor}
      data-color-mode={useComputedColorScheme()}
      value={value}
      onChange={(markdown) => onChange(markdown ?? '')}
      preview={view}
      commands={tools}
      extraCommands={[]}
      hideToolbar={view === 'preview'}
      components={{ preview: (markdown) => <Preview markdown={markdown} /> }}
      textareaProps={textarea}
      // Tab leads on, as in every other field.
      defaultTabEnable
      highlightEnable={false}
      visibleDragbar={false}
      height="30rem"
    />
  );
}

function Preview({ markdown }: { markdown: string }) {
  const { t } = useTranslation();
  if (!markdown.trim()) return <p className={classes.nothing}>{t('blog.form.nothingToPreview')}</p>;
  return (
    // It scrolls, with the keyboard too.
    <div className={classes.preview} role="group" aria-label={t('blog.form.views.preview')} tabIndex={0}>
      <ArticleBody html={articleHtml(markdown)} addressOf={asWritten} onFollow={openElsewhere} />
    </div>
  );
}

const asWritten = (path: string) => path;

/** In another window: this one holds what is being written. */
const openElsewhere = (address: string) => void window.open(address, '_blank', 'noreferrer');
