import { ActionIcon } from '@mantine/core';
import { IconBlockquote, IconBold, IconHeading, IconItalic, IconLink, IconList } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './markdown-field.module.css';

/** What each tool puts around the chosen words; those of lines start a line. */
const TOOLS = [
  { name: 'bold', icon: IconBold, before: '**', after: '**' },
  { name: 'italic', icon: IconItalic, before: '_', after: '_' },
  { name: 'link', icon: IconLink, before: '[', after: '](https://)' },
  { name: 'heading', icon: IconHeading, before: '\n## ', after: '\n' },
  { name: 'list', icon: IconList, before: '\n- ', after: '\n' },
  { name: 'quote', icon: IconBlockquote, before: '\n> ', after: '\n' },
] as const;

/** Formats the chosen words of a text. */
export function MarkdownTools({ text }: { text: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation();
  const wrap = ({ before, after }: (typeof TOOLS)[number]) => {
    const area = text.current;
    if (!area) return;
    const chosen = area.value.slice(area.selectionStart, area.selectionEnd);
    area.focus();
    // The one way to insert that the browser's own Undo knows; deprecated, but without a successor.
    document.execCommand('insertText', false, before + chosen + after);
  };
  return (
    <div className={classes.tools} role="group" aria-label={t('blog.form.tools')}>
      {TOOLS.map((tool) => (
        <ActionIcon
          key={tool.name}
          variant="subtle"
          color="gray"
          onClick={() => wrap(tool)}
          aria-label={t(`blog.form.${tool.name}`)}
          title={t(`blog.form.${tool.name}`)}
        >
          <tool.icon size={18} stroke={1.6} />
        </ActionIcon>
      ))}
    </div>
  );
}
