import { CalendarChoice } from '@consultancy/client-shared/calendar';
import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Session } from '../session/session';
import { SessionProvider, useSessionState } from '../session/session-context';
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
          <StaffCalendar>
            <MantineProvider theme={adminTheme} defaultColorScheme="auto" env={env}>
              {children}
            </MantineProvider>
          </StaffCalendar>
        </SessionProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/** Dates and times as the account that is signed in reads them. */
function StaffCalendar({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const calendar = state.phase === 'signedIn' ? state.user.calendar : undefined;
  return <CalendarChoice value={useMemo(() => ({ calendar }), [calendar])}>{children}</CalendarChoice>;
}
