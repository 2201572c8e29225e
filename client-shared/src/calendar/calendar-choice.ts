import { createContext, use } from 'react';
import { type CalendarName, type Reading, readingOf } from '../format';
import { useLanguage } from '../i18n';

interface Choice {
  /** The calendar, and the clock that goes with it, which somebody chose; until then the language decides. */
  calendar?: CalendarName | undefined;
  choose?: (calendar: CalendarName) => void;
}

/** Which calendar and clock go first in everything below it. */
export const CalendarChoice = createContext<Choice>({});

/** How dates and times are read here: in which language, and in which calendar first. */
export function useReading(): Reading {
  const language = useLanguage();
  const { calendar = readingOf(language).calendar } = use(CalendarChoice);
  return { language, calendar };
}
