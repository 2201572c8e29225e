import { ArticleBody } from '@consultancy/client-shared/article';
import { articleHtml } from '@consultancy/shared/article/article-html';
import { Box, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import classes from './article-preview.module.css';
import { withLinksToLost } from './text-pictures/markdown-pictures';

/** How a text will read on the website. */
export function ArticlePreview({ markdown }: { markdown: string }) {
  const t = useTranslations();
  // A long article takes longer than a key may: what is typed comes first, and is previewed when there is time.
  const shown = useDeferredValue(markdown);
  const lost = t('markdown.lost.place');
  const article = useMemo(() => {
    const html = articleHtml(withLinksToLost(shown, lost));
    return <ArticleBody html={html} addressOf={asWritten} onFollow={openElsewhere} />;
  }, [shown, lost]);
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
      {article}
    </Box>
  );
}

const asWritten = (path: string) => path;

/** In another window: this one holds what is being written. */
const openElsewhere = (address: string) => void window.open(address, '_blank', 'noreferrer');
