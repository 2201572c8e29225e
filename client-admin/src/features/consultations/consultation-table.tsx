import { useTranslations } from 'use-intl';
import {
  BulkBar,
  FilterSelect,
  ListBody,
  ListTable,
  ListTableSkeleton,
  ListToolbar,
  StatusFilter,
  useColumns,
  type useRefresh,
  useSelection,
} from '../../ui/list-page';
import { ConsultantFilter } from './consultants/consultant-filter';
import { CONSULTATION_STATUSES, CONSULTATION_TYPES } from './consultation-choices';
import { useConsultationBulk } from './use-consultation-bulk';
import { useConsultationColumns } from './use-consultation-columns';
import type { useConsultationList } from './use-consultation-list';

interface ConsultationTableProps extends Pick<ReturnType<typeof useConsultationList>, 'list' | 'query'> {
  refresh: ReturnType<typeof useRefresh>;
  onView: (id: number) => void;
}

/** The consultations that the filters leave. */
export function ConsultationTable({ list, query, refresh, onView }: ConsultationTableProps) {
  const t = useTranslations();
  const selection = useSelection(query.data?.data.data.map(({ id }) => id) ?? []);
  const bulk = useConsultationBulk(selection);
  const columns = useColumns('consultations', useConsultationColumns({ onView }));
  return (
    <>
      <ListToolbar
        list={list}
        searchPlaceholder={t('consultations.searchPlaceholder')}
        views="CONSULTATIONS"
        refresh={refresh}
        columns={columns.choice}
      >
        <StatusFilter list={list} choices={CONSULTATION_STATUSES} />
        <FilterSelect
          label={t('consultations.typeFilter')}
          all={t('consultations.allTypes')}
          choices={CONSULTATION_TYPES.map((value) => ({ value, label: t(`consultations.types.${value}`) }))}
          value={list.filters.type}
          onChange={(type) => list.setFilter('type', type)}
        />
        <ConsultantFilter
          value={list.filters.consultant}
          onChange={(consultant) => list.setFilter('consultant', consultant)}
        />
        <FilterSelect
          label={t('consultations.hold.filter')}
          all={t('consultations.hold.all')}
          choices={[{ value: 'true', label: t('consultations.hold.endingFilter') }]}
          value={list.filters.holdEnding}
          onChange={(holdEnding) => list.setFilter('holdEnding', holdEnding)}
        />
      </ListToolbar>
      <ListBody
        query={query}
        list={list}
        pending={<ListTableSkeleton label={t('consultations.loading')} />}
        emptyText={t('consultations.empty')}
        errorTitle={t('consultations.loadFailed')}
        hidesSinglePager
      >
        {(consultations) => (
          <>
            {selection.ids.length > 0 && <BulkBar selection={selection} rows={consultations} bulk={bulk} />}
            <ListTable
              rows={consultations}
              columns={columns.shown}
              selection={selection}
              nameOf={({ clientName }) => clientName}
              onRowClick={({ id }) => onView(id)}
            />
          </>
        )}
      </ListBody>
    </>
  );
}
