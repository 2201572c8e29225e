import { Button } from '@mantine/core';
import { Link, Navigate, Outlet, type RouteObject, useRouteError } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../paths';
import { type Permission, usePermissions } from '../session/permissions';
import { CrashPage } from './crash-page';
import { InsteadOfPage } from './instead-of-page';
import { AdminLayout } from './layout/admin-layout';
import { Overlays } from './overlays';
import { PageSpinner } from './page-spinner';
import { otherPages, sections } from './sections';

/** The pages of signed-in staff. */
export const routes: RouteObject[] = [
  {
    path: paths.dashboard,
    element: (
      <Overlays>
        <AdminLayout />
      </Overlays>
    ),
    errorElement: <CrashedRoute />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      {
        // A page that breaks leaves the sidebar standing.
        errorElement: <CrashedRoute />,
        children: [
          ...[...sections, ...otherPages].map(({ permission, pages }) => ({
            element: <RequirePermission permission={permission} />,
            children: pages,
          })),
          { path: '*', element: <Navigate to={paths.dashboardByName} replace /> },
        ],
      },
    ],
  },
];

export function CrashedRoute() {
  return <CrashPage error={useRouteError()} />;
}

/** Pages that need a permission; other accounts read whom to ask. */
function RequirePermission({ permission }: { permission: Permission }) {
  const may = usePermissions();
  return may(permission) ? <Outlet /> : <NotYours />;
}

function NotYours() {
  const t = useTranslations();
  return (
    <InsteadOfPage title={t('notYours.title')} text={t('notYours.text')}>
      <Button component={Link} to={paths.dashboard} variant="default">
        {t('crash.home')}
      </Button>
    </InsteadOfPage>
  );
}
