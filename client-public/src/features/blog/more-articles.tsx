import { Box, Container } from '@mantine/core';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { SimpleGrid } from '../../ui/layout';
import { SectionHeading } from '../../ui/section-heading';
import { newestPostsQuery } from './blog-queries';
import { PostCard } from './post-card';

const MOST = 3;

/** The newest other articles. An extra: where they cannot be had, nothing is missing. */
export function MoreArticles({ except }: { except: string }) {
  const t = useTranslations('blog');
  const { data } = useQuery({ ...newestPostsQuery(useLanguage()), select: ({ data: page }) => page.data });
  const others = (data ?? []).filter(({ slug }) => slug !== except).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <Box component="section" py="section" bg="var(--stone)" aria-labelledby="more-articles">
      <Container>
        <SectionHeading
          id="more-articles"
          title={t('moreHeading')}
          link={<ArrowLink to={paths.blog}>{t('allHeading')}</ArrowLink>}
        />
        <SimpleGrid component="ul" cols={{ base: 1, md: 3 }}>
          {others.map((post) => (
            <CardBoundary key={post.id} of={post}>
              <li>
                <PostCard post={post} size="small" />
              </li>
            </CardBoundary>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}
