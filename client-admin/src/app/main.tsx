import './mantine.css';
import '@consultancy/client-shared/theme/tokens.css';
import './admin.css';
import './dark.css';
import { refuseDroppedFiles } from '@consultancy/client-shared/forms';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Session } from '../session/session';
import { AdminProviders } from './admin-providers';
import { createAdminQueryClient } from './create-query-client';
import { Entrance, loadSignedInApp } from './entrance';

const queryClient = createAdminQueryClient();
const session = new Session(queryClient);
session.start();
refuseDroppedFiles();
// A stored session is most likely valid: the pages load while it is checked.
if (session.getState().phase === 'restoring') void loadSignedInApp().catch(() => {});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AdminProviders queryClient={queryClient} session={session}>
      <Entrance />
    </AdminProviders>
  </StrictMode>,
);
