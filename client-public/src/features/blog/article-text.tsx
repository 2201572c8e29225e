import { ArticleBody } from '@consultancy/client-shared/article';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../ui/link';

/** What the author wrote; its links to pages of this site lead there without loading it anew. */
export function ArticleText({ html }: { html: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const addressOf = useCallback((path: string) => addressInLanguage(path, language), [language]);
  return <ArticleBody html={html} addressOf={addressOf} onFollow={(address) => void navigate(address)} />;
}
