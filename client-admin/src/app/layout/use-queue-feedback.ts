import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredAction } from '../../queue/action';
import { queue } from '../../queue/queue';
import { toasts } from '../../ui/toasts';
import { useActionWords } from '../../ui/queue';

/** Reports what became of actions that waited, and fetches again what they have changed. */
export function useQueueFeedback(actions: StoredAction[]): void {
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
