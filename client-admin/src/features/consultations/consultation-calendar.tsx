import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import type { CalendarMonth } from '@consultancy/client-shared/calendar/calendar-month';
import { formatFullDate } from '@consultancy/client-shared/calendar/times';
import { StatusBadge, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh } from '../../ui/list-page';
import { CalendarEntry } from './calendar-entry';
import { CalendarGrid } from './calendar-grid';
import { byDay } from './calendar-month';
import { CalendarToolbar } from './calendar-toolbar';
import { ConsultantFilter } from './consultants/consultant-filter';
import { CONSULTATION_STATUSES } from './consultation-choices';
import type { Meeting } from './is-meeting';
import { MoveConsultation } from './move-consultation';
import { useCalendar } from './use-calendar';
import type { useConsultationList } from './use-consultation-list';
import { useDayNames } from './use-day-names';

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
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const calendar = useCalendar(consultant, !isNarrow);
  const { month, range, titles, query } = calendar;
  const refresh = useRefresh(query);
  const [move, setMove] = useState<{ meeting: Meeting; day: string } | null>(null);
  return (
    <>
      <CalendarToolbar
        calendar={calendar}
        refresh={refresh}
        filter={
          <ConsultantFilter value={consultant} onChange={(chosen) => list.setFilter('consultant', chosen)} />
        }
      />
      <QueryOutcome
        query={query}
        pending={
          <div role="status" aria-label={t('consultations.loading')}>
            <Skeleton height={isNarrow ? '20rem' : '34rem'} radius="md" />
          </div>
        }
        failed={t('consultations.loadFailed')}
      >
        {(data) => {
          const days = byDay(data, range);
          const isEmpty = byDay(data, month).size === 0;
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
              {isEmpty && (
                <Text py="md" c="dimmed" role="status">
                  {t('consultations.calendar.empty', { month: titles.title })}
                </Text>
              )}
            </>
          );
        }}
      </QueryOutcome>
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

interface CalendarAgendaProps {
  month: CalendarMonth;
  days: Map<string, ConsultationDto[]>;
  onView: (id: number) => void;
}

/** The days of a month on which something is, one below the other: consultations, or a holiday. */
function CalendarAgenda({ month, days, onView }: CalendarAgendaProps) {
  const reading = useReading();
  const names = useDayNames(month.first, month.last);
  const dates = [...new Set([...days.keys(), ...names.keys()])].sort();
  return dates.map((day) => (
    <Box component="section" key={day} mb="md">
      <Title order={3} mb={6} fz="sm" fw={500}>
        {formatFullDate(day, reading)}
      </Title>
      {names.has(day) && (
        <Text px={4} c="juniper" fz="xs">
          {names.get(day)}
        </Text>
      )}
      <Stack component="ul" gap={6}>
        {days.get(day)?.map((consultation) => (
          <li key={consultation.id}>
            <CalendarEntry consultation={consultation} onView={onView} />
          </li>
        ))}
      </Stack>
    </Box>
  ));
}
