import type { StatusName } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../choices-of';
import type { BulkField } from './use-bulk-status';

interface Versioned {
  id: number;
  version: number;
}

type Answer = Promise<{ data: Versioned }>;

/** The field `status` of records, for several of them at once. */
export function useStatusField<Row extends Versioned & { status: Status }, Status extends StatusName>(
  statuses: readonly Status[],
  update: (id: number, change: { status: Status; version: number }) => Answer,
): BulkField<Row, Status> {
  const t = useTranslations();
  return {
    label: t('list.statusFilter'),
    choices: choicesOf(statuses, (value) => t(`shared.status.${value as StatusName}`)),
    valueOf: ({ status }) => status,
    change: ({ id, version }, status) => update(id, { status, version }),
  };
}

/** A switch of records, for several of them at once. @param words what it is called, and what on and off are called */
export function switchField<Row extends Versioned>(
  [label, on, off]: readonly [label: string, on: string, off: string],
  isOn: (row: Row) => boolean,
  set: (row: Row, isOn: boolean) => Answer,
): BulkField<Row, 'on' | 'off'> {
  return {
    label,
    choices: [
      { value: 'on', label: on },
      { value: 'off', label: off },
    ],
    valueOf: (row) => (isOn(row) ? 'on' : 'off'),
    change: (row, value) => set(row, value === 'on'),
  };
}
