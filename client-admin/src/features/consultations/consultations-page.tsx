import {
  exportConsultations,
  useGetConsultationStats,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { useTranslation } from 'react-i18next';
import {
  ExportButton,
  FilterSelect,
  ListBody,
  ListHeader,
  ListTable,
  ListTableSkeleton,
  ListToolbar,
  StatCards,
  useOpenedRecord,
  useRefresh,
} from '../../ui/list-page';
import { ToastTime } from '../../ui/toasts';
import { CONSULTATION_STATUSES, CONSULTATION_TYPES } from './consultation-choices';
import { ConsultationDetails } from './consultation-details';
import { ScheduleConsultation } from './schedule-consultation';
import { useConsultationColumns } from './use-consultation-columns';
import { useConsultationList } from './use-consultation-list';

const TOAST_MS = 4000;
const STATS_FRESH_MS = 10 * 60_000;

export function ConsultationsPage() {
  return (
    <ToastTime value={TOAST_MS}>
      <Consultations />
    </ToastTime>
  );
}

function Consultations() {
  const { t } = useTranslation(['admin', 'shared']);
  const { list, query, wanted } = useConsultationList();
  const stats = useGetConsultationStats({ query: { staleTime: STATS_FRESH_MS } });
  const refresh = useRefresh(query, stats);
  const opened = useOpenedRecord();
  const columns = useConsultationColumns({ onView: opened.open });

  const counts = stats.data?.data;
  const unknown = stats.isError ? null : undefined;
  return (
    <>
      <ListHeader
        title={t('consultations.title')}
        action={
          <>
            <ExportButton load={(options) => exportConsultations(wanted, options)} />
            <ScheduleConsultation />
          </>
        }
      />
      <StatCards
        stats={[
          { label: t('consultations.stats.total'), value: counts?.totalConsultations ?? unknown },
          { label: t('consultations.stats.upcoming'), value: counts?.upcomingConsultations ?? unknown },
          { label: t('consultations.stats.completed'), value: counts?.completedConsultations ?? unknown },
        ]}
      />
      <ListToolbar list={list} searchPlaceholder={t('consultations.searchPlaceholder')} refresh={refresh}>
        <FilterSelect
          label={t('consultations.statusFilter')}
          all={t('consultations.allStatuses')}
          choices={CONSULTATION_STATUSES.map((value) => ({ value, label: t(`shared:status.${value}`) }))}
          value={list.filters.status}
          onChange={(status) => list.setFilter('status', status)}
        />
        <FilterSelect
          label={t('consultations.typeFilter')}
          all={t('consultations.allTypes')}
          choices={CONSULTATION_TYPES.map((value) => ({ value, label: t(`consultations.types.${value}`) }))}
          value={list.filters.type}
          onChange={(type) => list.setFilter('type', type)}
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
          <ListTable rows={consultations} columns={columns} onRowClick={({ id }) => opened.open(id)} />
        )}
      </ListBody>
      {opened.id !== null && (
        <ConsultationDetails
          id={opened.id}
          listed={query.data?.data.data.find(({ id }) => id === opened.id)}
          onClose={opened.close}
        />
      )}
    </>
  );
}
