import { SimpleGrid } from '@mantine/core';
import { useGetBlogStats } from '@consultancy/client-shared/api/generated/blog/blog';
import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import classes from './blog-statistics.module.css';
import { Panel } from './panel';
import { PanelOutcome } from './panel-outcome';
import { REFRESH_MS } from './refresh';

export function BlogStatistics() {
  const t = useTranslations();
  const query = useGetBlogStats({ query: { refetchInterval: REFRESH_MS } });
  return (
    <Panel title={t('dashboard.blogStatistics')} to={paths.blogs}>
      <PanelOutcome query={query}>
        {({ data: { publishedPosts, draftPosts, featuredPosts, totalPosts } }) => (
          <SimpleGrid component="dl" py="sm" px="md" cols={4} spacing="xs">
            {(
              [
                ['published', publishedPosts],
                ['drafts', draftPosts],
                ['featured', featuredPosts],
                ['total', totalPosts],
              ] as const
            ).map(([figure, count]) => (
              <div key={figure} className={classes.figure}>
                <dt>{t(`dashboard.posts.${figure}`)}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </SimpleGrid>
        )}
      </PanelOutcome>
    </Panel>
  );
}
