import { saveSession } from '@consultancy/client-shared/api';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { AdminProviders } from '../app/admin-providers';
import { createAdminQueryClient } from '../app/create-query-client';
import { Overlays } from '../app/overlays';
import { AllTexts } from '../i18n/all-texts';
import { Session } from '../session/session';
import { useSessionState } from '../session/session-context';
import { aUser } from './builders';

/** Without retries, so that a failure shows at once. */
export function createTestSession(): Session {
  return new Session(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
}

interface RenderOptions {
  /** Address to start at. */
  at?: string;
  session?: Session;
}

/** Shows routes with everything around them that the running back office has. */
export function renderAdmin(routes: RouteObject[], { at = '/', session }: RenderOptions = {}) {
  const queryClient = createAdminQueryClient();
  const { mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <AdminProviders queryClient={queryClient} session={session ?? new Session(queryClient)} env="test">
      <AllTexts>
        <RouterProvider router={router} />
      </AllTexts>
    </AdminProviders>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, queryClient };
}

/** Shows single pages, with the dialogs and toasts that lie over the pages of the back office. */
export function renderPages(pages: RouteObject[], options?: RenderOptions) {
  const withDialogs = (
    <Overlays>
      <Outlet />
    </Overlays>
  );
  return renderAdmin([{ element: withDialogs, children: pages }], options);
}

/** As `renderPages`, for who is signed in; the fake server says as whom by `GET /auth/profile`. */
export function renderSignedIn(pages: RouteObject[], { at }: Pick<RenderOptions, 'at'> = {}) {
  storeSession();
  const session = createTestSession();
  const stop = session.start();
  const view = renderPages([{ element: <SignedIn />, children: pages }], { at, session });
  return { ...view, stop };
}

/** Its routes show once the session is confirmed, as in the running back office. */
export function SignedIn() {
  return useSessionState().phase === 'signedIn' && <Outlet />;
}

/** Leaves in local storage what signing in leaves there. */
export function storeSession(user = aUser()): void {
  saveSession('admin', user, { accessToken: 'access', refreshToken: 'refresh' });
}
