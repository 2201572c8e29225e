import './mantine.css';
import '@consultancy/client-shared/theme/tokens.css';
import './admin.css';
import { createQueryClient } from '@consultancy/client-shared/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createAdminI18n } from '../i18n/create-admin-i18n';
import { Session } from '../session/session';
import { AdminProviders } from './admin-providers';
import { routes } from './routes';

const queryClient = createQueryClient();
const session = new Session(queryClient);
session.start();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AdminProviders queryClient={queryClient} session={session} i18n={createAdminI18n()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AdminProviders>
  </StrictMode>,
);
