import { StatusBadge } from '@consultancy/client-shared/ui';
import { ConsultationStatus } from '@consultancy/client-shared/api/model';
import { Group, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh } from '../../ui/list-page';
import { Outcome } from '../../ui/outcome';
import { byDay } from './calendar-month';
import { CalendarAgenda } from './calendar-agenda';
import { CalendarGrid } from './calendar-grid';
import { CalendarToolbar } from './calendar-toolbar';
import { ConsultantFilter } from './consultants/consultant-filter';
import { CONSULTATION_STATUSES } from './consultation-choices';
import type { Meeting } from './is-meeting';
import { MoveConsultation } from './move-consultation';
import { useCalendar } from './use-calendar';
import type { useConsultationList } from './use-consultation-list';

/** Below it a month has no room for seven columns. Also in the style module. */
const NARROW = '(max-width: 47.99em)';

/** Cancelled consultations take no time and are not in the calendar. */
const SHOWN = CONSULTATION_STATUSES.filter((status) => status !== ConsultationStatus.CANCELLED);

interface ConsultationCalendarProps extends Pick<ReturnType<typeof useConsultationList>, 'list'> {
  onView: (id: number) => void;
}

/** A month of consultations: a grid, and day by day where there is no room for one. */
export function ConsultationCalendar({ list, onView }: ConsultationCalendarProps) {
  const t = useTranslations();
  const { consultant } = list.filters;
  const calendar = useCalendar(consultant);
  const { month, titles, query } = calendar;
  const refresh = useRefresh(query);
  const [move, setMove] = useState<{ meeting: Meeting; day: string } | null>(null);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  return (
    <>
      <CalendarToolbar
        calendar={calendar}
        refresh={refresh}
        filter={
          <ConsultantFilter value={consultant} onChange={(chosen) => list.setFilter('consultant', chosen)} />
        }
      />
      <Outcome
        query={query}
        pending={
          <div role="status" aria-label={t('consultations.loading')}>
            <Skeleton height={isNarrow ? '20rem' : '34rem'} radius="md" />
          </div>
        }
        failed={t('consultations.loadFailed')}
      >
        {(data) => {
          const days = byDay(data, month);
          return (
            <>
              {isNarrow ? (
                <CalendarAgenda month={month} days={days} onView={onView} />
              ) : (
                <CalendarGrid
                  month={month}
                  title={titles.title}
                  days={days}
                  onView={onView}
                  onMove={(meeting, day) => setMove({ meeting, day })}
                />
              )}
              {days.size === 0 && (
                <Text py="md" c="dimmed" role="status">
                  {t('consultations.calendar.empty', { month: titles.title })}
                </Text>
              )}
            </>
          );
        }}
      </Outcome>
      {move && <MoveConsultation consultation={move.meeting} day={move.day} onClose={() => setMove(null)} />}
      <Group mt="md" c="dimmed" fz="xs" gap="xs">
        {SHOWN.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <span>{t('consultations.calendar.zone')}</span>
      </Group>
    </>
  );
}
