import { CalendarChoice } from '@consultancy/client-shared/calendar';
import type { CalendarName } from '@consultancy/client-shared/format';
import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { publicTheme } from '../theme/public-theme';

interface SiteProvidersProps {
  queryClient: QueryClient;
  i18n: I18n;
  /** In tests nothing moves, so that what they wait for is whole as soon as it is there. */
  env?: MantineProviderProps['env'];
  children: ReactNode;
}

export function SiteProviders({ queryClient, i18n, env, children }: SiteProvidersProps) {
  // For as long as the page lives: what the server renders, and a reload, is as the language has it.
  const [calendar, choose] = useState<CalendarName>();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <CalendarChoice value={{ calendar, choose }}>
          <MantineProvider
            theme={publicTheme}
            forceColorScheme="light"
            withCssVariables={false}
            withGlobalClasses={false}
            env={env}
          >
            {children}
          </MantineProvider>
        </CalendarChoice>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
