import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { type CalendarMonth, weeksOf } from '@consultancy/client-shared/calendar/calendar-month';
import { weekdayName } from '@consultancy/client-shared/calendar/times';
import { calendarsOf, dateIn, monthName, officeToday } from '@consultancy/client-shared/format';
import { Group, Stack, Text } from '@mantine/core';
import common from '../../ui/common.module.css';
import { CalendarDrag, DraggableEntry, DropDay } from './calendar-drag';
import classes from './consultation-calendar.module.css';
import type { Meeting } from './is-meeting';
import { useDayNames } from './use-day-names';

interface CalendarGridProps {
  month: CalendarMonth;
  title: string;
  days: Map<string, ConsultationDto[]>;
  onView: (id: number) => void;
  onMove: (meeting: Meeting, day: string) => void;
}

/** A month in weeks. */
export function CalendarGrid({ month, title, days, onView, onMove }: CalendarGridProps) {
  const { language } = useReading();
  const today = officeToday();
  const weeks = weeksOf(month);
  const names = useDayNames(weeks[0]![0]!, weeks.at(-1)!.at(-1)!);
  const consultations = new Map([...days.values()].flat().map((each) => [each.id, each]));
  return (
    <CalendarDrag consultations={consultations} onMove={onMove}>
      <table className={`${common.framed} ${classes.grid}`} aria-label={title}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => {
              const weekday = weekdayName(day, language);
              return (
                <th key={day} scope="col" abbr={weekday}>
                  {weekday.slice(0, 3)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DropDay
                  key={day}
                  day={day}
                  isOutside={day < month.first || day > month.last}
                  isToday={day === today}
                >
                  <DayNumbers day={day} />
                  {names.has(day) && (
                    <Text px={4} c="juniper" fz="xs" lh={1.35}>
                      {names.get(day)}
                    </Text>
                  )}
                  <Stack component="ul" gap={2}>
                    {days.get(day)?.map((consultation) => (
                      <DraggableEntry key={consultation.id} consultation={consultation} onView={onView} />
                    ))}
                  </Stack>
                </DropDay>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </CalendarDrag>
  );
}

/** The day in both calendars; the other one says its month where that begins. */
function DayNumbers({ day }: { day: string }) {
  const reading = useReading();
  const [calendar, other] = calendarsOf(reading);
  const beside = dateIn(other, day);
  return (
    <Group gap={0} wrap="nowrap" justify="space-between">
      <time className={classes.day} dateTime={day}>
        {dateIn(calendar, day).day}
      </time>
      <Text span pr={4} c="dimmed" fz="xs">
        {beside.day === 1 && `${monthName(other, beside.month, reading.language)} `}
        {beside.day}
      </Text>
    </Group>
  );
}
