import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useGetDashboardOverview } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePermissions } from '../../session/permissions';
import common from '../../ui/common.module.css';
import { Outcome } from '../../ui/outcome';
import { PageHead } from '../../ui/page-head';
import { usePageTitle } from '../../ui/page-title';
import { BlogStatistics } from './blog-statistics';
import { DashboardSkeleton } from './dashboard-skeleton';
import { FigureCards } from './figure-cards';
import { FiguresSkeleton } from './figures/figures-skeleton';
import { LiveVisitors } from './live-visitors';
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
      <Outcome
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
      </Outcome>
    </>
  );
}
