import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Link } from '../../ui/link';
import classes from './article-crumbs.module.css';

/** Where the article stands, and the way back to the list it was found in. */
export function ArticleCrumbs({ slug }: { slug: string }) {
  const { t } = useTranslation(['blog', 'site']);
  const backToList = useBackToList();
  return (
    <div className={classes.top}>
      <Breadcrumb
        label={t('article.crumbs')}
        steps={[
          { name: t('site:nav.blog'), path: paths.blog },
          { name: t('article.crumb'), path: paths.article(slug) },
        ]}
      />
      <Link to={paths.blog} className={classes.back} onClick={backToList}>
        <IconArrowLeft size={20} stroke={1.5} aria-hidden />
        <span>{t('article.backToBlog')}</span>
      </Link>
    </div>
  );
}

/** Whoever came from the list gets it back as it was filtered. */
function useBackToList() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFromBlog = (state as { fromBlog?: boolean } | null)?.fromBlog === true;
  return (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!cameFromBlog || !isPlainClick) return;
    event.preventDefault();
    void navigate(-1);
  };
}
