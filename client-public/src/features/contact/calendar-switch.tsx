import { CalendarChoice, useReading } from '@consultancy/client-shared/calendar';
import type { CalendarName } from '@consultancy/client-shared/format';
import clsx from 'clsx';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import classes from './calendar-switch.module.css';

const CALENDARS: CalendarName[] = ['ethiopian', 'gregorian'];

/** Which calendar and clock go first, for this visit; the other ones stand beside them all the same. */
export function CalendarSwitch({ className }: { className?: string }) {
  const t = useTranslations('contact');
  const { calendar: shown } = useReading();
  const { choose } = use(CalendarChoice);
  return (
    <div role="group" aria-label={t('calendar.label')} className={clsx(classes.switch, className)}>
      {CALENDARS.map((calendar) => (
        <button
          key={calendar}
          type="button"
          className={classes.calendar}
          aria-pressed={calendar === shown}
          onClick={() => choose?.(calendar)}
        >
          {t(`calendar.${calendar}`)}
        </button>
      ))}
    </div>
  );
}
