import { CardBoundary } from '@consultancy/client-shared/ui';
import { Button, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { SimpleGrid, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import type { ArrangedPosts as Arrangement } from './arrange-posts';
import { NO_FILTERS, withFilters } from './blog-filters';
import { PostCard } from './post-card';

interface ArrangedPostsProps extends Arrangement {
  isFiltered: boolean;
}

/** Featured articles in large, then all others. */
export function ArrangedPosts({ featured, others, isFiltered }: ArrangedPostsProps) {
  const t = useTranslations('blog');
  const hasFeatured = featured.length > 0;
  if (!hasFeatured && others.length === 0) return <NoPosts />;
  return (
    <Stack gap="section">
      {hasFeatured && (
        <section aria-labelledby="featured-posts">
          <Title order={2} size="h3" id="featured-posts" mb="lg" pt="md" className={layout.ruled}>
            {t('featuredHeading')}
          </Title>
          <SimpleGrid component="ul" cols={{ base: 1, md: featured.length === 2 ? 2 : 1 }}>
            {featured.map((post) => (
              <CardBoundary key={post.id} of={post}>
                <li>
                  <PostCard post={post} size={featured.length === 1 ? 'wide' : 'large'} />
                </li>
              </CardBoundary>
            ))}
          </SimpleGrid>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-posts">
          <Title order={2} size="h3" id="other-posts" mb="lg" pt="md" className={layout.ruled}>
            {t(hasFeatured ? 'moreHeading' : isFiltered ? 'foundHeading' : 'allHeading')}
          </Title>
          <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }}>
            {others.map((post) => (
              <CardBoundary key={post.id} of={post}>
                <li>
                  <PostCard post={post} size="small" />
                </li>
              </CardBoundary>
            ))}
          </SimpleGrid>
        </section>
      )}
    </Stack>
  );
}

function NoPosts() {
  const t = useTranslations('blog');
  const [query] = useSearchParams();
  return (
    <Stack align="start" gap="lg" pt="xl" pb="3xl" className={layout.ruled}>
      <Text fz="lg">{t('empty')}</Text>
      <Button
        component={Link}
        to={{ pathname: paths.blog, search: withFilters(query, NO_FILTERS) }}
        variant="outline"
        replace
        preventScrollReset
      >
        {t('clear')}
      </Button>
    </Stack>
  );
}
