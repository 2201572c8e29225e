import { Navigate, type RouteObject, useRouteError } from 'react-router-dom';
import { paths } from '../paths';
import { CrashPage } from './crash-page';
import { AdminLayout } from './layout/admin-layout';
import { Overlays } from './overlays';
import { PageSpinner } from './page-spinner';
import { RequirePermission } from './require-permission';
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
