import { useUpdateConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useStatusField } from '../../ui/bulk-status';
import { ListTableSkeleton, RecordList } from '../../ui/list-page';
import type { RefreshableQuery } from '../../ui/list-page/use-refresh';
import { ConsultantFilter } from './consultants/consultant-filter';
import { CONSULTATION_STATUSES } from './consultation-choices';
import { useConsultationColumns } from './use-consultation-columns';
import type { useConsultationList } from './use-consultation-list';

interface ConsultationTableProps extends Pick<ReturnType<typeof useConsultationList>, 'list' | 'query'> {
  stats: RefreshableQuery;
  onView: (id: number) => void;
}

/** The consultations that the filters leave. */
export function ConsultationTable({ list, query, stats, onView }: ConsultationTableProps) {
  const t = useTranslations();
  const status: BulkField<ConsultationDto, ConsultationStatus> = {
    ...useStatusField(CONSULTATION_STATUSES, useUpdateConsultation),
    // Clients are written to.
    question: (value, count) => ({
      title: t('consultations.bulk.title'),
      message: t('consultations.bulk.message', { count, status: t(`shared.status.${value}`) }),
      confirm: t('consultations.bulk.confirm'),
    }),
    isFinal: true,
  };
  return (
    <RecordList
      list={list}
      query={query}
      also={[stats]}
      views="CONSULTATIONS"
      searchPlaceholder={t('consultations.searchPlaceholder')}
      filters={{
        status: [t('list.statusFilter'), t('list.allStatuses'), (value) => t(`shared.status.${value}`)],
        type: [
          t('consultations.typeFilter'),
          t('consultations.allTypes'),
          (value) => t(`consultations.types.${value}`),
        ],
        consultant: (
          <ConsultantFilter
            key="consultant"
            value={list.filters.consultant}
            onChange={(consultant) => list.setFilter('consultant', consultant)}
          />
        ),
        holdEnding: [
          t('consultations.hold.filter'),
          t('consultations.hold.all'),
          () => t('consultations.hold.endingFilter'),
        ],
      }}
      columns={useConsultationColumns({ onView })}
      pending={<ListTableSkeleton label={t('consultations.loading')} />}
      emptyText={t('consultations.empty')}
      errorTitle={t('consultations.loadFailed')}
      hidesSinglePager
      nameOf={({ clientName }) => clientName}
      bulk={[status]}
      onRowClick={({ id }) => onView(id)}
    />
  );
}
