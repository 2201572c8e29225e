import { Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCloudUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useActions } from '../../queue/use-actions';
import { Dialog } from '../../ui/dialog';
import { ActionNotices } from '../../ui/queue';
import classes from './queue-badge.module.css';
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
        <UnstyledButton
          className={classes.target}
          aria-label={t('badge', { count })}
          title={t('title')}
          aria-haspopup="dialog"
          onClick={dialog.open}
        >
          <IconCloudUp size={20} stroke={1.6} aria-hidden />
          <Text
            className={classes.badge}
            data-needs-somebody={needsSomebody || undefined}
            span
            miw={17}
            px={4}
            fz="0.6875rem"
            fw={500}
            lh="1.0625rem"
            ta="center"
            aria-hidden
          >
            {count}
          </Text>
        </UnstyledButton>
      )}
      <Dialog opened={opened} onClose={dialog.close} title={t('title')} size="lg">
        {count === 0 ? <Text>{t('none')}</Text> : <ActionNotices actions={actions} onRecord={dialog.close} />}
      </Dialog>
    </>
  );
}
