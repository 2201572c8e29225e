import { CalendarChoice, useReading } from '@consultancy/client-shared/calendar';
import type { CalendarName } from '@consultancy/client-shared/format';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { Group } from '../../ui/layout';
import target from '../../ui/target.module.css';

const CALENDARS: CalendarName[] = ['ethiopian', 'gregorian'];

/** Which calendar and clock go first, for this visit; the other ones stand beside them all the same. */
export function CalendarSwitch() {
  const t = useTranslations('contact');
  const { calendar: shown } = useReading();
  const { choose } = use(CalendarChoice);
  return (
    <Group role="group" aria-label={t('calendar.label')} gap="0 var(--space-3)" fz="sm">
      {CALENDARS.map((calendar) => (
        <button
          key={calendar}
          type="button"
          className={target.link}
          aria-pressed={calendar === shown}
          onClick={() => choose?.(calendar)}
        >
          {t(`calendar.${calendar}`)}
        </button>
      ))}
    </Group>
  );
}
