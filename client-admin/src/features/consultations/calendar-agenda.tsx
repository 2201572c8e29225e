import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { formatFullDate } from '@consultancy/client-shared/format';
import { CalendarEntry } from './calendar-entry';
import classes from './consultation-calendar.module.css';

interface CalendarAgendaProps {
  days: Map<string, ConsultationDto[]>;
  onView: (id: number) => void;
}

/** The days of a month on which something is, one below the other. */
export function CalendarAgenda({ days, onView }: CalendarAgendaProps) {
  return [...days].map(([day, consultations]) => (
    <section key={day} className={classes.date}>
      <h3 className={classes.dateTitle}>{formatFullDate(day, 'en')}</h3>
      <ul className={classes.entries}>
        {consultations.map((consultation) => (
          <li key={consultation.id}>
            <CalendarEntry consultation={consultation} onView={onView} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
