import { useGetBlogStats } from '@consultancy/client-shared/api/generated/blog/blog';
import { formatNumber } from '@consultancy/client-shared/format';
import { SimpleGrid, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Panel, ViewAll } from './panel';
import { PanelOutcome } from './panel-outcome';
import { REFRESH_MS } from './refresh';

export function BlogStatistics() {
  const t = useTranslations();
  const title = t('dashboard.blogStatistics');
  const query = useGetBlogStats({ query: { refetchInterval: REFRESH_MS } });
  return (
    <Panel title={title} action={<ViewAll to={paths.blogs} title={title} />}>
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
              <div key={figure}>
                <Text component="dt" c="dimmed" fz="xs">
                  {t(`dashboard.posts.${figure}`)}
                </Text>
                <Text component="dd" fz="xl" fw={600}>
                  {formatNumber(count)}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        )}
      </PanelOutcome>
    </Panel>
  );
}
