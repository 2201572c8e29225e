import { readStoredUser } from '@consultancy/client-shared/api';
import { TextsProvider } from '@consultancy/client-shared/i18n';
import { Text } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { queueTexts } from '../../i18n/queue';
import { queue } from '../../queue/queue';

/** Says how much is not sent yet while nobody is signed in. It brings its texts: the first load has none of it. */
export default function UnsentHint(): ReactNode {
  const all = useSyncExternalStore(queue.subscribe, queue.known);
  const account = readStoredUser<{ id: number }>('admin')?.id;
  const count = all.filter((each) => each.account === account && each.state !== 'sent').length;
  return (
    <TextsProvider language="en" messages={{ queue: queueTexts }}>
      {count > 0 && <Hint count={count} />}
    </TextsProvider>
  );
}

function Hint({ count }: { count: number }) {
  const t = useTranslations('queue');
  return <Text>{t('unsent', { count })}</Text>;
}
