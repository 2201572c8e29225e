import type { ComponentProps } from 'react';
import { DateText } from './date-text';
import { formatDateTimeIn } from './times';

/** Date and time in both calendars, on the clock that goes with each. */
export function DateTimeText(props: Omit<ComponentProps<typeof DateText>, 'write'>) {
  return <DateText {...props} write={formatDateTimeIn} />;
}
