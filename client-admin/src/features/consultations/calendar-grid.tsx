import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { formatFullDate, officeDay } from '@consultancy/client-shared/format';
import { CalendarEntry } from './calendar-entry';
import { monthTitle, weeksOf } from './calendar-month';
import classes from './consultation-calendar.module.css';

interface CalendarGridProps {
  month: string;
  days: Map<string, ConsultationDto[]>;
  onView: (id: number) => void;
}

/** A month in weeks. */
export function CalendarGrid({ month, days, onView }: CalendarGridProps) {
  const today = officeDay(new Date());
  const weeks = weeksOf(month);
  return (
    <table className={classes.grid} aria-label={monthTitle(month)}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => {
            const [weekday = ''] = formatFullDate(day, 'en').split(',');
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
              <td
                key={day}
                data-outside={!day.startsWith(month) || undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <time className={classes.day} dateTime={day}>
                  {Number(day.slice(8))}
                </time>
                <ul className={classes.entries}>
                  {days.get(day)?.map((consultation) => (
                    <li key={consultation.id}>
                      <CalendarEntry consultation={consultation} onView={onView} />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
