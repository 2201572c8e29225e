import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import type { CalendarMonth } from '@consultancy/client-shared/calendar/calendar-month';
import { formatFullDate } from '@consultancy/client-shared/calendar/times';
import { CalendarEntry } from './calendar-entry';
import classes from './consultation-calendar.module.css';
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
    <section key={day} className={classes.date}>
      <h3 className={classes.dateTitle}>{formatFullDate(day, reading)}</h3>
      {names.has(day) && <p className={classes.special}>{names.get(day)}</p>}
      <ul className={classes.entries}>
        {days.get(day)?.map((consultation) => (
          <li key={consultation.id}>
            <CalendarEntry consultation={consultation} onView={onView} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
