import { formatNumber } from '@consultancy/client-shared/format';
import { Skeleton, Tabs, Textarea } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './markdown-field.module.css';
import { MarkdownTools } from './markdown-tools';

// Most visits of the form never look at it, and it brings a whole parser.
const MarkdownPreview = lazy(async () => ({ default: (await import('./markdown-preview')).MarkdownPreview }));

interface MarkdownFieldProps {
  /** For screen readers: the section has the same title. */
  label: string;
  value: string;
  onChange: (markdown: string) => void;
  error?: ReactNode;
}

/** A text in Markdown, written in one tab and looked at in the other. */
export function MarkdownField({ label, value, onChange, error }: MarkdownFieldProps) {
  const { t } = useTranslation();
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <Tabs defaultValue="write" keepMounted={false} data-wide>
      <Tabs.List className={classes.head}>
        <Tabs.Tab value="write">{t('blog.form.write')}</Tabs.Tab>
        <Tabs.Tab value="preview">{t('blog.form.preview')}</Tabs.Tab>
        <span className={classes.count}>
          {t('blog.form.characters', { count: value.length, formatted: formatNumber(value.length) })}
        </span>
      </Tabs.List>
      <Tabs.Panel value="write">
        <MarkdownTools text={text} />
        <Textarea
          ref={text}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={error}
          autosize
          minRows={14}
          maxRows={30}
          classNames={{ input: classes.text }}
        />
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={classes.preview}>
        <Suspense fallback={<Skeleton height="12rem" />}>
          {value.trim() ? <MarkdownPreview markdown={value} /> : t('blog.form.nothingToPreview')}
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
