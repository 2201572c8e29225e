import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Session } from '../session/session';
import { SessionProvider } from '../session/session-context';
import { adminTheme } from './admin-theme';

interface AdminProvidersProps {
  queryClient: QueryClient;
  session: Session;
  i18n: I18n;
  /** In tests nothing moves, so that what they wait for is whole as soon as it is there. */
  env?: MantineProviderProps['env'];
  children: ReactNode;
}

export function AdminProviders({ queryClient, session, i18n, env, children }: AdminProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <MantineProvider theme={adminTheme} forceColorScheme="light" env={env}>
            {children}
          </MantineProvider>
        </SessionProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
