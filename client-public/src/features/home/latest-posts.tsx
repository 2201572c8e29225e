import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { CardBoundary, ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Container, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { EnglishNote, langOf } from '../../ui/content-language';
import { SimpleGrid } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import card from '../../ui/link-card.module.css';
import { useCategoryLabel } from '../../ui/post-category';
import { SectionHeading } from '../../ui/section-heading';
import { SitePicture } from '../../ui/site-picture';
import { Spinner } from '../../ui/spinner';
import { useLatestPosts } from './home-queries';

const DEFAULT_READ_MINUTES = 5;

export function LatestPosts() {
  const t = useTranslations('home');
  const tShared = useTranslations('shared');
  const query = useLatestPosts();
  return (
    <Box component="section" py="section" aria-labelledby="latest-posts">
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
          empty={
            <Text fz="lg" py="2xl" className={layout.ruled}>
              {t('blog.empty')}
            </Text>
          }
          error={() => <ErrorPanel title={t('blog.failed')} onRetry={() => window.location.reload()} />}
        >
          {(posts) => (
            <SimpleGrid component="ul" cols={{ base: 1, md: 3 }}>
              {posts.map((post) => (
                <CardBoundary key={post.id} of={post}>
                  <li>
                    <PostCard post={post} />
                  </li>
                </CardBoundary>
              ))}
            </SimpleGrid>
          )}
        </QueryOutcome>
      </Container>
    </Box>
  );
}

function PostCard({ post }: { post: PublicPostSummaryDto }) {
  const t = useTranslations('home');
  const categoryLabel = useCategoryLabel();
  return (
    <article className={card.card}>
      <Box mb="md" className={card.frame}>
        <SitePicture
          path={post.featuredImage}
          picture={pictureAt(post.pictures, post.featuredImage)}
          alt=""
          sizes="(width < 48rem) 92vw, 30vw"
          className={card.picture}
        />
      </Box>
      <Text c="juniper" fz="sm" fw={600}>
        {categoryLabel(post.category)}
      </Text>
      <Title order={3} mt="half" mb="xs">
        <Link to={paths.article(post.slug)} className={card.link}>
          <span lang={langOf(post, 'title')}>{post.title}</span>
        </Link>
      </Title>
      <Text lineClamp={3} lang={langOf(post, 'excerpt')}>
        {post.excerpt}
      </Text>
      <EnglishNote of={post} names={['title', 'excerpt']} />
      <Text c="dimmed" fz="sm" mt="xs">
        <DateText value={post.publishedAt} />
        {' · '}
        {t('blog.readTime', { minutes: String(post.readTime || DEFAULT_READ_MINUTES) })}
      </Text>
    </article>
  );
}
