import { useGetBlogStats } from '@consultancy/client-shared/api/generated/blog/blog';
import { useGetDashboardOverview } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import { useGetRealtimeVisitors } from '@consultancy/client-shared/api/generated/visitors/visitors';
import { formatNumber } from '@consultancy/client-shared/format';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Flex, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { usePermissions } from '../../session/permissions';
import common from '../../ui/common.module.css';
import { PageHead } from '../../ui/page-head';
import { usePageTitle } from '../../ui/page-title';
import { BackupWarning } from './backup-warning';
import { FigureCards } from './figure-cards';
import { FiguresSkeleton } from './figures/figures-skeleton';
import { Panel, PanelSkeleton, ViewAll } from './panel';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { RecentProjects } from './recent-projects';
import { REFRESH_MS } from './refresh';

/** Charts weigh more than the rest of the page, so they come after it. */
const Figures = lazy(async () => ({ default: (await import('./figures/figures')).Figures }));

/** The business at a glance: figures, what waits for somebody, and what happened last. */
export function DashboardPage() {
  const t = useTranslations();
  const may = usePermissions();
  const query = useGetDashboardOverview({ query: { refetchInterval: REFRESH_MS } });
  usePageTitle(t('sections.dashboard'));
  return (
    <>
      <PageHead align="center">
        <Title order={1}>{t('dashboard.title')}</Title>
        <LiveVisitors />
      </PageHead>
      {may('administration') && <BackupWarning />}
      <QueryOutcome
        query={query}
        pending={<DashboardSkeleton />}
        isEmpty={({ data }) => !data}
        empty={
          <Text className={common.empty} py="var(--space-6)" px="md" c="dimmed" ta="center">
            {t('dashboard.empty')}
          </Text>
        }
        failed={t('dashboard.loadFailed')}
        reason={t('dashboard.loadFailedText')}
      >
        {({ data }) => (
          <Stack gap="lg">
            <FigureCards overview={data} />
            <QuickActions overview={data} />
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              {may('content') && (
                <Stack>
                  <RecentProjects />
                  <BlogStatistics />
                </Stack>
              )}
              <RecentActivity activities={data.recentActivities} />
            </SimpleGrid>
            {may('office') && (
              <Suspense fallback={<FiguresSkeleton />}>
                <Figures />
              </Suspense>
            )}
          </Stack>
        )}
      </QueryOutcome>
    </>
  );
}

/** The dashboard's boxes, as high as they will be. */
function DashboardSkeleton() {
  const t = useTranslations('shared');
  return (
    <Stack gap="lg" role="status" aria-label={t('loading')}>
      <Skeleton h={{ base: '26.5rem', sm: '14rem' }} />
      <Skeleton height="4.5rem" />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </SimpleGrid>
    </Stack>
  );
}

/** How many people are on the website now; none where that could not be found out. */
function LiveVisitors() {
  const t = useTranslations();
  const { data, isError } = useGetRealtimeVisitors({ query: { refetchInterval: REFRESH_MS, staleTime: 0 } });
  const visitors = isError ? 0 : (data?.data.realtimeVisitors ?? 0);
  return (
    <Flex
      component="p"
      bd="1px solid var(--hairline)"
      bdrs="xl"
      bg="var(--surface)"
      py={4}
      px={10}
      c="dimmed"
      fz="sm"
      gap={6}
      align="center"
      title={t('dashboard.visitorsHint')}
    >
      {/* Grey while nobody is there. */}
      <Box component="span" w={8} h={8} bdrs="xl" bg={visitors > 0 ? 'var(--tone-green)' : 'var(--frame)'} />
      <Text component="strong" c="var(--ink)" fw={600} inherit>
        {formatNumber(visitors)}
      </Text>{' '}
      {t('dashboard.visitors')}
    </Flex>
  );
}

function BlogStatistics() {
  const t = useTranslations();
  const title = t('dashboard.blogStatistics');
  const query = useGetBlogStats({ query: { refetchInterval: REFRESH_MS } });
  return (
    <Panel title={title} action={<ViewAll to={paths.blogs} title={title} />}>
      <QueryOutcome query={query} pending={<PanelSkeleton />} failed={t('dashboard.partFailed')}>
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
      </QueryOutcome>
    </Panel>
  );
}
