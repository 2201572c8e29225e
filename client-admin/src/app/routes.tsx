import { Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SignInPage } from '../features/sign-in/sign-in-page';
import { paths } from '../paths';
import { CrashPage } from './crash-page';
import { SignedInFrame, RequirePermission } from './load-signed-in';
import { PageSpinner } from './page-spinner';
import { signInPages, otherPages, sections } from './sections';
import { SignedInOnly, SignedOutOnly } from './session-gates';

export const routes: RouteObject[] = [
  {
    errorElement: <CrashPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      {
        element: <SignedOutOnly />,
        children: [{ path: paths.login, element: <SignInPage /> }],
      },
      signInPages,
      {
        path: paths.dashboard,
        element: (
          <SignedInOnly>
            <Suspense fallback={<PageSpinner />}>
              <SignedInFrame />
            </Suspense>
          </SignedInOnly>
        ),
        children: [
          {
            // A page that breaks leaves the sidebar standing.
            errorElement: <CrashPage />,
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
    ],
  },
];
