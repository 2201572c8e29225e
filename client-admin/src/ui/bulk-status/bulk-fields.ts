import type { StatusName } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../choices-of';
import { type GeneratedMutation, useChangeOne } from '../generated-mutation';
import type { BulkField } from './use-bulk-status';

interface Versioned {
  id: number;
  version: number;
}

/** The generated mutation that changes a record by some of its fields and its version. */
type UseUpdate<Change> = GeneratedMutation<
  { id: number; data: Change & { version: number } },
  { data: Versioned }
>;

/** The field `status` of records, for several of them at once. */
export function useStatusField<Row extends Versioned & { status: Status }, Status extends StatusName>(
  statuses: readonly Status[],
  useUpdate: UseUpdate<{ status: Status }>,
): BulkField<Row, Status> {
  const t = useTranslations();
  const change = useChangeOne(useUpdate);
  return {
    label: t('list.statusFilter'),
    choices: choicesOf(statuses, (value) => t(`shared.status.${value as StatusName}`)),
    valueOf: ({ status }) => status,
    change: ({ id, version }, status, isLast) => change({ id, data: { status, version } }, isLast),
  };
}

/** A switch of records, for several of them at once. @param words what it is called, and what on and off are called */
export function useSwitchField<Row extends Versioned, Change>(
  [label, on, off]: readonly [label: string, on: string, off: string],
  isOn: (row: Row) => boolean,
  useUpdate: UseUpdate<Change>,
  changeTo: (isOn: boolean) => Change,
): BulkField<Row, 'on' | 'off'> {
  const change = useChangeOne(useUpdate);
  return {
    label,
    choices: [
      { value: 'on', label: on },
      { value: 'off', label: off },
    ],
    valueOf: (row) => (isOn(row) ? 'on' : 'off'),
    change: ({ id, version }, value, isLast) =>
      change({ id, data: { ...changeTo(value === 'on'), version } }, isLast),
  };
}
