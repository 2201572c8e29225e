import { saveSession } from '@consultancy/client-shared/api';
import { ModalsProvider } from '@mantine/modals';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { AdminProviders } from '../app/admin-providers';
import { createAdminI18n } from '../i18n/create-admin-i18n';
import { Session } from '../session/session';
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
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <AdminProviders
      queryClient={queryClient}
      session={session ?? new Session(queryClient)}
      i18n={createAdminI18n()}
      env="test"
    >
      <RouterProvider router={router} />
    </AdminProviders>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address };
}

/** Shows single pages, with the dialogs that the routes of the back office have around them. */
export function renderPages(pages: RouteObject[], options?: RenderOptions) {
  const withDialogs = (
    <ModalsProvider>
      <Outlet />
    </ModalsProvider>
  );
  return renderAdmin([{ element: withDialogs, children: pages }], options);
}

/** Leaves in local storage what signing in leaves there. */
export function storeSession(user = aUser()): void {
  saveSession('admin', user, { accessToken: 'access', refreshToken: 'refresh' });
}
