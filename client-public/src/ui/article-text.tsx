import { ArticleBody } from '@consultancy/client-shared/article';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useCallback } from 'react';
import { addressIn, useFollow } from './link';

/** What the author wrote; its links to pages of this site lead there without loading it anew. */
export function ArticleText({ html, isPart }: { html: string; isPart?: boolean }) {
  const language = useLanguage();
  const follow = useFollow();
  const addressOf = useCallback((path: string) => addressIn(language, path), [language]);
  return <ArticleBody html={html} isPart={isPart} addressOf={addressOf} onFollow={follow} />;
}
