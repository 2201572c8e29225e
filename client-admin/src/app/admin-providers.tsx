import { CalendarChoice } from '@consultancy/client-shared/calendar';
import { TextsProvider } from '@consultancy/client-shared/i18n';
import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { signInAreaTexts } from '../i18n/sign-in-area-texts';
import { accountOf, type Session } from '../session/session';
import { SessionProvider, useSessionState } from '../session/session-context';
import { adminTheme } from './admin-theme';

interface AdminProvidersProps {
  queryClient: QueryClient;
  session: Session;
  /** In tests nothing moves, so that what they wait for is whole as soon as it is there. */
  env?: MantineProviderProps['env'];
  children: ReactNode;
}

export function AdminProviders({ queryClient, session, env, children }: AdminProvidersProps) {
  return (
    <TextsProvider language="en" messages={signInAreaTexts}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <StaffCalendar>
            <MantineProvider
              theme={adminTheme}
              defaultColorScheme="auto"
              env={env}
              // The window of jsdom is 1024 px wide, and no test can change it: what needs a wide one would be hidden.
              withGlobalClasses={env !== 'test'}
            >
              {children}
            </MantineProvider>
          </StaffCalendar>
        </SessionProvider>
      </QueryClientProvider>
    </TextsProvider>
  );
}

/** Dates and times as the account whose pages are open reads them. */
function StaffCalendar({ children }: { children: ReactNode }) {
  const calendar = accountOf(useSessionState())?.calendar;
  return <CalendarChoice value={useMemo(() => ({ calendar }), [calendar])}>{children}</CalendarChoice>;
}
