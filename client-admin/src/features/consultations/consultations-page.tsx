import {
  exportConsultations,
  useGetConsultationStats,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { Alert, Button, SegmentedControl } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { choicesOf } from '../../ui/choices-of';
import { ExportButton, ListHeader, StatCards, useOpenedRecord } from '../../ui/list-page';
import { useToastTime } from '../../ui/toasts';
import { ConsultationCalendar } from './consultation-calendar';
import { ConsultationDetails } from './consultation-details';
import { ConsultationTable } from './consultation-table';
import { ScheduleConsultation } from './schedule-consultation';
import { TOAST_MS } from './toast-time';
import { useConsultationList } from './use-consultation-list';

const PRESENTATIONS = ['table', 'calendar'] as const;
type Presentation = (typeof PRESENTATIONS)[number];

/** Whether the consultations are shown as a table or, with `?as=calendar`, month by month. */
function usePresentation(): [Presentation, (presentation: Presentation) => void] {
  const [address, setAddress] = useSearchParams();
  const shown = address.get('as') === 'calendar' ? 'calendar' : 'table';
  const show = (presentation: Presentation) => {
    const next = new URLSearchParams(address);
    if (presentation === 'calendar') next.set('as', 'calendar');
    else {
      next.delete('as');
      next.delete('month');
    }
    setAddress(next, { preventScrollReset: true });
  };
  return [shown, show];
}

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

/** How many requested times are free again within 24 hours unless somebody schedules them; leads to these. */
function EndingHolds({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <Alert color="yellow" mb="md" icon={<IconClockExclamation size={18} stroke={1.6} aria-hidden />}>
      <Link to={{ pathname: paths.consultations, search: '?holdEnding=true' }}>
        {t('consultations.hold.ending', { count })}
      </Link>
    </Alert>
  );
}
