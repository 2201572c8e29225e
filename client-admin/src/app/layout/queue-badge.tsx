import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCloudUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useActions } from '../../queue/use-actions';
import { CountingButton } from '../../ui/counting-button';
import { Dialog } from '../../ui/dialog';
import { ActionNotices } from '../../ui/queue';
import { useQueueFeedback } from './use-queue-feedback';

/** Counts what is not sent yet, and lists it. */
export function QueueBadge() {
  const t = useTranslations('queue');
  const actions = useActions();
  const [opened, dialog] = useDisclosure();
  useQueueFeedback(actions);
  const count = actions.filter(({ state }) => state !== 'sent').length;
  const needsSomebody = actions.some(({ state }) => state === 'draft');
  return (
    <>
      {count > 0 && (
        <CountingButton
          icon={IconCloudUp}
          count={count}
          tone={needsSomebody ? 'red' : 'yellow'}
          aria-label={t('badge', { count })}
          title={t('title')}
          aria-haspopup="dialog"
          onClick={dialog.open}
        />
      )}
      <Dialog opened={opened} onClose={dialog.close} title={t('title')} size="lg">
        {count === 0 ? <Text>{t('none')}</Text> : <ActionNotices actions={actions} onRecord={dialog.close} />}
      </Dialog>
    </>
  );
}
