import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 ? '30' : '00'}`;
});

interface TimeFieldProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  /** HH:MM in Addis Ababa, or nothing while none is chosen. */
  value?: string;
  onChange: (time: string) => void;
}

/** A time of day, in the words of both clocks. */
export function TimeField({ value = '', onChange, ...props }: TimeFieldProps) {
  const reading = useReading();
  // The API accepts any minute.
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].sort();
  return (
    <NativeSelect
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={times.map((time) => ({ value: time, label: time && formatTimeOfDay(time, reading) }))}
    />
  );
}
