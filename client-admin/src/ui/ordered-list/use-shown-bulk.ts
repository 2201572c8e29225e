import type { QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../bulk-status';
import type { Selection } from '../list-page';

interface ShownBulk<Row> {
  nameOf: (row: Row) => string;
  update: (id: number, change: { isPublic: boolean; version: number }) => Promise<{ data: Row }>;
  refreshes: QueryKey[];
}

/** Shows several records to visitors at once, or hides them. */
export function useShownBulk<Row extends { id: number; version: number; isPublic: boolean }>(
  selection: Selection,
  { nameOf, update, refreshes }: ShownBulk<Row>,
) {
  const t = useTranslations();
  const visibility: BulkField<Row, 'shown' | 'hidden'> = {
    label: t('bulk.visitors'),
    choices: [
      { value: 'shown', label: t('bulk.shown') },
      { value: 'hidden', label: t('bulk.hidden') },
    ],
    valueOf: ({ isPublic }) => (isPublic ? 'shown' : 'hidden'),
    change: ({ id, version }, value) => update(id, { isPublic: value === 'shown', version }),
  };
  return useBulkStatus<Row>({ selection, nameOf, fields: [visibility], refreshes });
}
