import { OutcomePanel } from '@consultancy/client-shared/ui';
import { Button, Center, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../session/session-context';
import { usePageTitle } from '../ui/page-title';

/** Of no use where it cannot be loaded. */
const UnsentHint = lazy(() =>
  import('../ui/queue/unsent-hint').catch(() => ({ default: () => null as ReactNode })),
);

/** The whole page while the stored session cannot be checked: it is stored, and tried again by hand or with the line. */
export function UnconfirmedSession({ failure }: { failure: unknown }) {
  const t = useTranslations();
  const session = useSession();
  const isOffline = !navigator.onLine;
  const title = t('layout.unconfirmedSession');
  usePageTitle(title);
  const signOut = useMutation({ mutationFn: () => session.signOut() });
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack align="center" maw="36rem">
        <OutcomePanel
          title={title}
          failure={failure}
          {...(isOffline && { reason: t('layout.offlineSession') })}
          onRetry={() => session.confirm()}
        />
        <Suspense>
          <UnsentHint />
        </Suspense>
        <Button variant="subtle" color="gray" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('layout.signOut')}
        </Button>
      </Stack>
    </Center>
  );
}
