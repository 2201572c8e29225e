import { Stack } from '@mantine/core';
import type { ActionName, StoredAction } from '../../queue/action';
import { RECORD_OF } from '../../queue/action';
import { useActionsOn } from '../../queue/use-actions';
import { ActionNotice } from './action-notice';

interface QueuedActionsProps {
  /** All of them change records of one kind. */
  of: readonly [ActionName, ...ActionName[]];
  recordId: number;
  /** Id of the draft that is in the form. */
  opened?: string;
}

/** What of a record is not sent yet, where it is done. */
export function QueuedActions({ of, recordId, opened }: QueuedActionsProps) {
  const actions = useActionsOn(RECORD_OF[of[0]], recordId).filter(({ action }) => of.includes(action));
  return <ActionNotices actions={actions} opened={opened} />;
}

interface ActionNoticesProps {
  actions: StoredAction[];
  opened?: string | undefined;
  onRecord?: () => void;
}

export function ActionNotices({ actions, opened, onRecord }: ActionNoticesProps) {
  const unsent = actions.filter((action) => action.state !== 'sent');
  if (unsent.length === 0) return null;
  return (
    <Stack gap="xs" my="xs">
      {unsent.map((action) => (
        <ActionNotice key={action.id} isOpened={action.id === opened} {...{ action, onRecord }} />
      ))}
    </Stack>
  );
}
