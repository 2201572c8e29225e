import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
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
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <MantineProvider
          theme={publicTheme}
          forceColorScheme="light"
          withCssVariables={false}
          withGlobalClasses={false}
          env={env}
        >
          {children}
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
