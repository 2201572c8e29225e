import { CalendarChoice } from '@consultancy/client-shared/calendar';
import type { CalendarName } from '@consultancy/client-shared/format';
import { TextsProvider } from '@consultancy/client-shared/i18n';
import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type SiteI18n, SiteI18nContext } from '../i18n/site-i18n';
import { publicTheme } from '../theme/public-theme';

interface SiteProvidersProps {
  queryClient: QueryClient;
  i18n: SiteI18n;
  /** In tests nothing moves, so that what they wait for is whole as soon as it is there. */
  env?: MantineProviderProps['env'];
  children: ReactNode;
}

export function SiteProviders({ queryClient, i18n, env, children }: SiteProvidersProps) {
  // For as long as the page lives: what the server renders, and a reload, is as the language has it.
  const [calendar, choose] = useState<CalendarName>();
  const shown = () => i18n.messages;
  const messages = useSyncExternalStore(i18n.subscribe, shown, shown);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteI18nContext value={i18n}>
        <TextsProvider language={i18n.language} messages={messages}>
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
        </TextsProvider>
      </SiteI18nContext>
    </QueryClientProvider>
  );
}
