import { ModalsProvider } from '@mantine/modals';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { SignInPage } from '../features/sign-in/sign-in-page';
import { paths } from '../paths';
import { CrashPage } from './crash-page';
import { AdminLayout } from './layout/admin-layout';
import { PageSpinner } from './page-spinner';
import { otherPages, sections } from './sections';
import { SignedInOnly, SignedOutOnly } from './session-gates';

export const routes: RouteObject[] = [
  {
    // Within the router, so that dialogs may hold links.
    element: (
      <ModalsProvider>
        <Outlet />
      </ModalsProvider>
    ),
    errorElement: <CrashPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      {
        element: <SignedOutOnly />,
        children: [{ path: paths.login, element: <SignInPage /> }],
      },
      {
        path: paths.dashboard,
        element: (
          <SignedInOnly>
            <AdminLayout />
          </SignedInOnly>
        ),
        children: [
          {
            // A page that breaks leaves the sidebar standing.
            errorElement: <CrashPage />,
            children: [
              ...sections.flatMap(({ pages }) => pages),
              ...otherPages,
              { path: '*', element: <Navigate to={paths.dashboardByName} replace /> },
            ],
          },
        ],
      },
    ],
  },
];
