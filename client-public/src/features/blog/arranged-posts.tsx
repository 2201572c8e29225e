import { Button } from '@mantine/core';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import type { ArrangedPosts as Arrangement } from './arrange-posts';
import classes from './arranged-posts.module.css';
import { NO_FILTERS, withFilters } from './blog-filters';
import { PostCard } from './post-card';
import { Link } from '../../ui/link';

interface ArrangedPostsProps extends Arrangement {
  isFiltered: boolean;
}

/** Featured articles in large, then all others. */
export function ArrangedPosts({ featured, others, isFiltered }: ArrangedPostsProps) {
  const t = useTranslations('blog');
  const hasFeatured = featured.length > 0;
  if (!hasFeatured && others.length === 0) return <NoPosts isFiltered={isFiltered} />;
  return (
    <>
      {hasFeatured && (
        <section aria-labelledby="featured-posts" className={classes.section}>
          <h2 id="featured-posts" className={classes.heading}>
            {t('featuredHeading')}
          </h2>
          <ul className={classes.featured} data-count={featured.length}>
            {featured.map((post) => (
              <CardBoundary key={post.id} of={post}>
                <li>
                  <PostCard post={post} size={featured.length === 1 ? 'wide' : 'large'} />
                </li>
              </CardBoundary>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-posts" className={classes.section}>
          <h2 id="other-posts" className={classes.heading}>
            {t(hasFeatured ? 'moreHeading' : isFiltered ? 'foundHeading' : 'allHeading')}
          </h2>
          <ul className={classes.others}>
            {others.map((post) => (
              <CardBoundary key={post.id} of={post}>
                <li>
                  <PostCard post={post} size="small" />
                </li>
              </CardBoundary>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('blog');
  const [query] = useSearchParams();
  return (
    <div className={classes.empty}>
      <p>{t('empty')}</p>
      {isFiltered && (
        <Button
          component={Link}
          to={{ pathname: paths.blog, search: withFilters(query, NO_FILTERS) }}
          variant="outline"
          replace
          preventScrollReset
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
