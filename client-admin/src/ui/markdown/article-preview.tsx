import { ArticleBody } from '@consultancy/client-shared/article';
import { articleHtml, type TextForm } from '@consultancy/shared/article/article-html';
import { Box, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import classes from './article-preview.module.css';
import { withLinksToLost } from './text-pictures/markdown-pictures';

interface ShownMarkdownProps {
  markdown: string;
  form: TextForm;
  /** Whether it is a part of a page, in its type. */
  isPart?: boolean;
}

/** A text as it reads on the website, with the places of its lost pictures. */
export function ShownMarkdown({ markdown, form, isPart }: ShownMarkdownProps) {
  const lost = useTranslations()('markdown.lost.place');
  return useMemo(() => {
    const html = articleHtml(withLinksToLost(markdown, lost), form);
    return <ArticleBody html={html} isPart={isPart} addressOf={asWritten} onFollow={openElsewhere} />;
  }, [markdown, lost, form, isPart]);
}

/** How a text will read on the website. */
export function ArticlePreview({ markdown, form = 'article' }: { markdown: string; form?: TextForm }) {
  const t = useTranslations();
  // A long article takes longer than a key may: what is typed comes first, and is previewed when there is time.
  const shown = useDeferredValue(markdown);
  if (!shown.trim())
    return (
      <Text c="dimmed" inherit>
        {t('markdown.nothingToPreview')}
      </Text>
    );
  return (
    // It scrolls, with the keyboard too.
    <Box
      className={classes.preview}
      pb="md"
      role="group"
      aria-label={t('markdown.views.preview')}
      tabIndex={0}
    >
      <ShownMarkdown markdown={shown} form={form} isPart={form !== 'article'} />
    </Box>
  );
}

const asWritten = (path: string) => path;

/** In another window: this one holds what is being written. */
const openElsewhere = (address: string) => void window.open(address, '_blank', 'noreferrer');
