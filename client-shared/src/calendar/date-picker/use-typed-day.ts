import { readDate } from '@consultancy/shared/calendar/read-date';
import { useState } from 'react';
import { formatDate, formatDateIn, officeToday, type Reading } from '../../format';
import { pickerTexts } from './picker-texts';

interface TypedDay {
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** The first day that can be chosen, YYYY-MM-DD. */
  min: string | undefined;
  reading: Reading;
}

/** A day as somebody types it: what the field shows, and what is wrong with it once they have left it. */
export function useTypedDay({ value, onChange, min, reading }: TypedDay) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);

  function read(text: string): { day: string } | { fault: string } {
    const found = readDate(text, reading, min ?? officeToday(), min);
    const isTooEarly = 'day' in found && min !== undefined && found.day < min;
    return isTooEarly ? { fault: pickerTexts[reading.language].tooEarly(formatDate(min, reading)) } : found;
  }

  const found = typed?.trim() ? read(typed) : undefined;
  // The form was filled anew meanwhile.
  const isStale = typed !== null && value !== '' && !(found && 'day' in found && found.day === value);
  const isOwn = typed !== null && !isStale;
  return {
    text: isOwn ? typed : value && formatDateIn(reading.calendar, value, reading.language),
    fault: isOwn && isLeft && found && 'fault' in found ? found.fault : undefined,
    /** Whether the text of the field is no day, said or not. */
    isFaulty: isOwn && found !== undefined && 'fault' in found,
    type: (text: string) => {
      const next = text.trim() ? read(text) : undefined;
      setTyped(text);
      setLeft(false);
      onChange(next && 'day' in next ? next.day : '');
    },
    /** What could be read is written as the calendar has it; what could not stays, to be mended. */
    leave: () => {
      setLeft(true);
      if (!found || 'day' in found) setTyped(null);
    },
    forget: () => setTyped(null),
  };
}
