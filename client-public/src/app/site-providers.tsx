import { CalendarChoice } from '@consultancy/client-shared/calendar';
import type { CalendarName } from '@consultancy/client-shared/format';
import { TextsProvider } from '@consultancy/client-shared/i18n';
import { MantineContext, type MantineProviderProps, MantineThemeProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type SiteI18n, SiteI18nContext } from '../i18n/site-i18n';
import { DataSaverContext, useDataSaverState } from '../lib/data-saver';
import { publicTheme } from '../theme/public-theme';

/**
 * What `MantineProvider` would give its components. It brings along color schemes and a writer of style sheets, which
 * the site has no use for: it is light, and its variables come with the style sheet.
 */
const MANTINE = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;

interface SiteProvidersProps {
  queryClient: QueryClient;
  i18n: SiteI18n;
  /** Whether the server rendered the page for a browser that asks to save data. */
  savesData?: boolean;
  /** In tests nothing moves, so that what they wait for is whole as soon as it is there. */
  env?: MantineProviderProps['env'];
  children: ReactNode;
}

export function SiteProviders({ queryClient, i18n, savesData = false, env, children }: SiteProvidersProps) {
  // For as long as the page lives: what the server renders, and a reload, is as the language has it.
  const [calendar, choose] = useState<CalendarName>();
  const shown = () => i18n.messages;
  const messages = useSyncExternalStore(i18n.subscribe, shown, shown);
  const dataSaver = useDataSaverState(savesData);
  const [mantine] = useState({ ...MANTINE, env });
  return (
    <QueryClientProvider client={queryClient}>
      <SiteI18nContext value={i18n}>
        <TextsProvider language={i18n.language} messages={messages}>
          <CalendarChoice value={{ calendar, choose }}>
            <MantineContext value={mantine}>
              <MantineThemeProvider theme={publicTheme}>
                <DataSaverContext value={dataSaver}>{children}</DataSaverContext>
              </MantineThemeProvider>
            </MantineContext>
          </CalendarChoice>
        </TextsProvider>
      </SiteI18nContext>
    </QueryClientProvider>
  );
}
