import './mantine.css';
import '@consultancy/client-shared/theme/tokens.css';
import './admin.css';
import './dark.css';
import { refuseDroppedFiles } from '@consultancy/client-shared/forms';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Session } from '../session/session';
import { AdminProviders } from './admin-providers';
import { createAdminQueryClient } from './create-query-client';
import { loadSignedInFrame } from './load-signed-in';
import { routes } from './routes';

const queryClient = createAdminQueryClient();
const session = new Session(queryClient);
session.start();
refuseDroppedFiles();
// A stored session is most likely valid: the frame around the pages loads while it is checked.
if (session.getState().phase === 'restoring') void loadSignedInFrame().catch(() => {});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AdminProviders queryClient={queryClient} session={session}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AdminProviders>
  </StrictMode>,
);
