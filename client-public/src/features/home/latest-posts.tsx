import { Container } from '@mantine/core';
import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { pictureAt } from '@consultancy/client-shared/api';
import { DateText } from '@consultancy/client-shared/calendar';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, OutcomePanel, QueryOutcome, ResponsiveImage } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { EnglishNote, langOf } from '../../ui/content-language';
import { ArrowLink } from '../../ui/arrow-link';
import { useCategoryLabel } from '../../ui/post-category';
import { SectionHeading } from '../../ui/section-heading';
import { Spinner } from '../../ui/spinner';
import { Link } from '../../ui/link';
import { latestPostsQuery } from './home-queries';
import classes from './latest-posts.module.css';

const DEFAULT_READ_MINUTES = 5;

export function LatestPosts() {
  const t = useTranslations('home');
  const tShared = useTranslations('shared');
  const query = useQuery({ ...latestPostsQuery(useLanguage()), select: ({ data }) => data.data });
  return (
    <section className={classes.section} aria-labelledby="latest-posts">
      <Container>
        <SectionHeading
          id="latest-posts"
          title={t('blog.heading')}
          link={<ArrowLink to={paths.blog}>{t('blog.viewAll')}</ArrowLink>}
        />
        <QueryOutcome
          query={query}
          pending={<Spinner label={tShared('loading')} />}
          isEmpty={(posts) => posts.length === 0}
          empty={<p className={classes.empty}>{t('blog.empty')}</p>}
          error={() => <OutcomePanel title={t('blog.failed')} onRetry={() => window.location.reload()} />}
        >
          {(posts) => (
            <ul className={classes.grid}>
              {posts.map((post) => (
                <CardBoundary key={post.id} of={post}>
                  <li>
                    <PostCard post={post} />
                  </li>
                </CardBoundary>
              ))}
            </ul>
          )}
        </QueryOutcome>
      </Container>
    </section>
  );
}

function PostCard({ post }: { post: PublicPostSummaryDto }) {
  const t = useTranslations('home');
  const categoryLabel = useCategoryLabel();
  return (
    <article className={classes.post}>
      <ResponsiveImage
        path={post.featuredImage}
        picture={pictureAt(post.pictures, post.featuredImage)}
        alt=""
        ratio={4 / 3}
        sizes="(width < 48rem) 92vw, 30vw"
        className={classes.picture}
      />
      <p className={classes.category}>{categoryLabel(post.category)}</p>
      <h3 className={classes.title}>
        <Link to={paths.article(post.slug)}>
          <span lang={langOf(post, 'title')}>{post.title}</span>
        </Link>
      </h3>
      <p className={classes.excerpt} lang={langOf(post, 'excerpt')}>
        {post.excerpt}
      </p>
      <EnglishNote of={post} names={['title', 'excerpt']} />
      <p className={classes.facts}>
        <DateText value={post.publishedAt} />
        {' · '}
        {t('blog.readTime', { minutes: String(post.readTime || DEFAULT_READ_MINUTES) })}
      </p>
    </article>
  );
}
