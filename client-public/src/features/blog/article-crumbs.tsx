import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Group } from '../../ui/layout';

/** The breadcrumbs of an article, with a link back to the list it was found in. */
export function ArticleCrumbs({ slug }: { slug: string }) {
  const t = useTranslations('blog');
  const tSite = useTranslations('site');
  const backToList = useBackToList();
  return (
    <Group justify="space-between" gap="0 var(--space-4)" mb="xl">
      <Breadcrumb
        label={t('article.crumbs')}
        steps={[
          { name: tSite('nav.blog'), path: paths.blog },
          { name: t('article.crumb'), path: paths.article(slug) },
        ]}
      />
      <ArrowLink {...backToList} back>
        {t('article.backToBlog')}
      </ArrowLink>
    </Group>
  );
}

/** What the history knows of the list that the article was found in. */
interface FoundInList {
  fromBlog?: { language: Language; search: string } | false;
}

/** Leads back to the list as it was filtered, in the current language. */
function useBackToList() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { fromBlog } = (useLocation().state ?? {}) as FoundInList;
  const goBack = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    // Going back would lead to the language of before.
    if (!fromBlog || fromBlog.language !== language || !isPlainClick) return;
    event.preventDefault();
    void navigate(-1);
  };
  return { to: paths.blog + (fromBlog ? fromBlog.search : ''), onClick: goBack };
}
