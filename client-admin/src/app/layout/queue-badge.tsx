import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCloudUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredAction } from '../../queue/action';
import { queue } from '../../queue/queue';
import { useActions } from '../../queue/use-actions';
import { CountingButton } from '../../ui/counting-button';
import { Dialog } from '../../ui/dialog';
import { ActionNotices, useActionWords } from '../../ui/queue';
import { toasts } from '../../ui/toasts';

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

/** Reports what became of actions that waited, and fetches again what they have changed. */
function useQueueFeedback(actions: StoredAction[]): void {
  const t = useTranslations('queue');
  const { nameOf, recordOf } = useActionWords();
  const queryClient = useQueryClient();
  const waiting = useRef(new Set<string>());
  const reported = useRef(new Set<string>());

  const report = useEffectEvent((action: StoredAction) => {
    const words = { action: nameOf(action), record: recordOf(action) };
    if (action.state === 'draft') return toasts.error(t('back', words));
    toasts.success(t('sent', words));
    void queue.forget(action.id);
  });
  useEffect(() => {
    const isUnreported = (each: StoredAction) =>
      each.state === 'sent' ||
      (each.state === 'draft' && each.reason !== 'edited' && waiting.current.has(each.id));
    const unreported = actions.filter((each) => isUnreported(each) && !reported.current.has(each.id));
    for (const each of unreported) reported.current.add(each.id);
    unreported.forEach(report);
    if (unreported.length > 0) void queryClient.invalidateQueries();
    waiting.current = new Set(actions.filter(({ state }) => state === 'waiting').map(({ id }) => id));
  }, [actions, queryClient]);
}
