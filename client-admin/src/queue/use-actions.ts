import { useMemo, useSyncExternalStore } from 'react';
import { useAccountId } from '../session/session-context';
import { basisOf, isOn, type RecordKind, type StoredAction, wantedBy } from './action';
import { queue } from './queue';

/** What the signed-in account has on this device. The queue runs while anything shows it. */
export function useActions(): StoredAction[] {
  const id = useAccountId();
  const all = useSyncExternalStore(queue.subscribe, queue.known);
  return useMemo(() => all.filter(({ account }) => account === id), [all, id]);
}

/** That part of it that is about one record. */
export function useActionsOn(record: RecordKind, id: number): StoredAction[] {
  return useActions().filter((action) => isOn(record, id, action));
}

/** A record as it will be once what waits for it is sent. */
export function useExpected<Entry extends { id: number }>(kind: RecordKind, record: Entry): Entry {
  const waiting = useActionsOn(kind, record.id).filter((action) => action.state === 'waiting');
  return waiting.reduce<Entry>(
    (entry, action) => ({ ...entry, ...wantedBy({ ...action, basis: basisOf(entry) }) }),
    record,
  );
}
