import type { QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { switchField, useBulkStatus } from '../bulk-status';
import type { Selection } from '../list-page';

interface ShownBulk<Row> {
  nameOf: (row: Row) => string;
  update: (id: number, change: { isPublic: boolean; version: number }) => Promise<{ data: Row }>;
  refreshes: QueryKey[];
}

/** Shows several records to visitors at once, or hides them. */
export function useShownBulk<Row extends { id: number; version: number; isPublic?: boolean }>(
  selection: Selection,
  { nameOf, update, refreshes }: ShownBulk<Row>,
) {
  const t = useTranslations();
  const visibility = switchField<Row>(
    [t('bulk.visitors'), t('bulk.shown'), t('bulk.hidden')],
    ({ isPublic }) => isPublic === true,
    ({ id, version }, isPublic) => update(id, { isPublic, version }),
  );
  return useBulkStatus<Row>({ selection, nameOf, fields: [visibility], refreshes });
}
