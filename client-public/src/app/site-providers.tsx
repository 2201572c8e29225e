import { CalendarChoice } from '@consultancy/client-shared/calendar';
import type { CalendarName } from '@consultancy/client-shared/format';
import { localStorageColorSchemeManager, MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DataSaverContext, useDataSaverState } from '../lib/data-saver';
import { PublicUrlContext } from '../lib/public-url';
import { publicTheme } from '../theme/public-theme';

/** The back office stores its choice under the default key, which Mantine would read before the forced one. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'site-color-scheme' });

interface SiteProvidersProps {
  queryClient: QueryClient;
  /** Whether the server rendered the page for a browser that asks to save data. */
  savesData?: boolean;
  /** Of the server's rendering. */
  publicUrl?: string;
  /** In tests nothing moves, so that what they wait for is whole as soon as it is there. */
  env?: MantineProviderProps['env'];
  children: ReactNode;
}

export function SiteProviders(props: SiteProvidersProps) {
  const { queryClient, savesData = false, publicUrl, env, children } = props;
  // For as long as the page lives: what the server renders, and a reload, is as the language has it.
  const [calendar, choose] = useState<CalendarName>();
  const dataSaver = useDataSaverState(savesData);
  return (
    <QueryClientProvider client={queryClient}>
      <CalendarChoice value={{ calendar, choose }}>
        {/* Its variables are in the style sheet (vite.config.ts); its classes for screen sizes are not used. */}
        <MantineProvider
          theme={publicTheme}
          forceColorScheme="light"
          colorSchemeManager={colorSchemeManager}
          withCssVariables={false}
          withGlobalClasses={false}
          env={env}
        >
          <DataSaverContext value={dataSaver}>
            <PublicUrlContext value={publicUrl}>{children}</PublicUrlContext>
          </DataSaverContext>
        </MantineProvider>
      </CalendarChoice>
    </QueryClientProvider>
  );
}
