import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import type { CalendarMonth } from '@consultancy/client-shared/calendar/calendar-month';
import { formatFullDate } from '@consultancy/client-shared/calendar/times';
import { Box, Stack, Text, Title } from '@mantine/core';
import { CalendarEntry } from './calendar-entry';
import { useDayNames } from './use-day-names';

interface CalendarAgendaProps {
  month: CalendarMonth;
  days: Map<string, ConsultationDto[]>;
  onView: (id: number) => void;
}

/** The days of a month on which something is, one below the other: consultations, or a holiday. */
export function CalendarAgenda({ month, days, onView }: CalendarAgendaProps) {
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
