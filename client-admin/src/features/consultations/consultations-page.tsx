import {
  exportConsultations,
  useGetConsultationStats,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { Button, SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { choicesOf } from '../../ui/choices-of';
import { ExportButton, ListHeader, StatCards, useOpenedRecord } from '../../ui/list-page';
import { useToastTime } from '../../ui/toasts';
import { ConsultationCalendar } from './consultation-calendar';
import { ConsultationDetails } from './consultation-details';
import { ConsultationTable } from './consultation-table';
import { EndingHolds } from './ending-holds';
import { ScheduleConsultation } from './schedule-consultation';
import { useConsultationList } from './use-consultation-list';
import { PRESENTATIONS, usePresentation } from './use-presentation';

const TOAST_MS = 4000;
const STATS_FRESH_MS = 10 * 60_000;

export function ConsultationsPage() {
  useToastTime(TOAST_MS);
  const t = useTranslations();
  const { list, query, wanted } = useConsultationList();
  const stats = useGetConsultationStats({ query: { staleTime: STATS_FRESH_MS } });
  const opened = useOpenedRecord();
  const [presentation, show] = usePresentation();

  const counts = stats.data?.data;
  const unknown = stats.isError ? null : undefined;
  return (
    <>
      <ListHeader
        title={t('consultations.title')}
        action={
          <>
            <SegmentedControl
              aria-label={t('consultations.presentation.label')}
              data={choicesOf(PRESENTATIONS, (each) => t(`consultations.presentation.${each}`))}
              value={presentation}
              onChange={show}
            />
            <Button component={Link} to={paths.consultants} variant="default">
              {t('consultants.open')}
            </Button>
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
      {counts && counts.endingHolds > 0 && <EndingHolds count={counts.endingHolds} />}
      {presentation === 'calendar' ? (
        <ConsultationCalendar list={list} onView={opened.open} />
      ) : (
        <ConsultationTable list={list} query={query} stats={stats} onView={opened.open} />
      )}
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
