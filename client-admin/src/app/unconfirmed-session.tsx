import { OutcomePanel } from '@consultancy/client-shared/ui';
import { Button, Center, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSession } from '../session/session-context';
import { usePageTitle } from '../ui/page-title';

/** The whole page while the stored session cannot be checked: it is kept, and tried again by hand or with the line. */
export function UnconfirmedSession({ failure }: { failure: unknown }) {
  const t = useTranslations();
  const session = useSession();
  const title = t('layout.unconfirmedSession');
  usePageTitle(title);
  const signOut = useMutation({ mutationFn: () => session.signOut() });
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack align="center">
        <OutcomePanel title={title} failure={failure} onRetry={() => session.confirm()} />
        <Button variant="subtle" color="gray" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('layout.signOut')}
        </Button>
      </Stack>
    </Center>
  );
}
