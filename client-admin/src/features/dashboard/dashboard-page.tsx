import { useGetDashboardOverview } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useWork } from '../../session/work';
import { usePageTitle } from '../../ui/page-title';
import { BlogStatistics } from './blog-statistics';
import classes from './dashboard-page.module.css';
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
  const does = useWork();
  const query = useGetDashboardOverview({ query: { refetchInterval: REFRESH_MS } });
  usePageTitle(t('sections.dashboard'));
  return (
    <>
      <header className={classes.header}>
        <h1 className={classes.title}>{t('dashboard.title')}</h1>
        <LiveVisitors />
      </header>
      <QueryOutcome
        query={query}
        pending={<DashboardSkeleton />}
        isEmpty={({ data }) => !data}
        empty={<p className={classes.empty}>{t('dashboard.empty')}</p>}
        error={(_, retry) => (
          <OutcomePanel
            title={t('dashboard.loadFailed')}
            reason={t('dashboard.loadFailedText')}
            onRetry={retry}
            busy={query.isFetching}
          />
        )}
      >
        {({ data }) => (
          <div className={classes.page}>
            <FigureCards overview={data} />
            <QuickActions overview={data} />
            <div className={classes.columns}>
              {does('content') && (
                <div className={classes.column}>
                  <RecentProjects />
                  <BlogStatistics />
                </div>
              )}
              <RecentActivity activities={data.recentActivities} />
            </div>
            {does('office') && (
              <Suspense fallback={<FiguresSkeleton />}>
                <Figures />
              </Suspense>
            )}
          </div>
        )}
      </QueryOutcome>
    </>
  );
}
