import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CalendarName, calendarsOf, dateIn, officeToday, type Reading } from '../../format';
import {
  type CalendarMonth,
  monthOfDay,
  monthTitles,
  shiftMonth,
  weekdayOf,
  weeksOf,
} from '../calendar-month';
import { shiftDay } from '../shift-day';
import { formatFullDate, weekdayName } from '../times';
import classes from './date-picker.module.css';
import { pickerTexts } from './picker-texts';
import { staysOpen } from './stays-open';

const CALENDARS: CalendarName[] = ['ethiopian', 'gregorian'];

interface CalendarPanelProps {
  /** YYYY-MM-DD, or empty. */
  value: string;
  min: string | undefined;
  closedOn: ((day: string) => string | undefined) | undefined;
  reading: Reading;
  onCalendar: (calendar: CalendarName) => void;
  onChoose: (day: string) => void;
  /** Whether the grid takes the focus as it opens. */
  takesFocus: boolean;
}

/** A month to choose a day from, in the calendar that is wanted; each day says its number in the other one too. */
export function CalendarPanel({
  value,
  min,
  closedOn,
  reading,
  onCalendar,
  onChoose,
  takesFocus,
}: CalendarPanelProps) {
  const texts = pickerTexts[reading.language];
  const [cursor, setCursor] = useState(() => value || later(officeToday(), min));
  const [wantsFocus, setWantsFocus] = useState(takesFocus);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOfDay(reading.calendar, cursor);
  const titles = monthTitles(month, reading);

  useEffect(() => {
    if (wantsFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor, wantsFocus]);

  const go = (day: string, byKey = false) => {
    setWantsFocus(byKey);
    setCursor(later(day, min));
  };
  const turn = (by: number) => go(sameDayIn(shiftMonth(month, by), cursor, reading.calendar));

  function onKey(event: KeyboardEvent) {
    const to = target(event.key, cursor, month, reading.calendar);
    if (!to) return;
    event.preventDefault();
    go(to, true);
  }

  return (
    <>
      <Group grow gap={0} mb="xs" bd="1px solid var(--line)" bdrs="sm" role="group" aria-label={texts.which}>
        {CALENDARS.map((calendar) => (
          <UnstyledButton
            key={calendar}
            mih="2.25rem"
            c={calendar === reading.calendar ? 'juniper' : 'dimmed'}
            bg={calendar === reading.calendar ? 'var(--juniper-tint)' : undefined}
            fw={calendar === reading.calendar ? 600 : undefined}
            fz="sm"
            ta="center"
            {...staysOpen}
            aria-pressed={calendar === reading.calendar}
            onClick={() => {
              setWantsFocus(false);
              onCalendar(calendar);
            }}
          >
            {texts[calendar]}
          </UnstyledButton>
        ))}
      </Group>
      <Group wrap="nowrap" justify="space-between" gap={0} ta="center">
        <ActionIcon
          variant="transparent"
          color="dark"
          size="2.75rem"
          {...staysOpen}
          aria-label={texts.previousMonth}
          onClick={() => turn(-1)}
        >
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
        <Text fw={600} lh="var(--leading-snug)" aria-live="polite">
          {titles.title}{' '}
          <Text component="span" display="block" c="dimmed" fz="xs">
            {titles.beside}
          </Text>
        </Text>
        <ActionIcon
          variant="transparent"
          color="dark"
          size="2.75rem"
          {...staysOpen}
          aria-label={texts.nextMonth}
          onClick={() => turn(1)}
        >
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
      <table ref={grid} role="grid" aria-label={titles.title} className={classes.grid} onKeyDown={onKey}>
        <Weekdays month={month} reading={reading} />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  {day >= month.first && day <= month.last && (
                    <Day
                      day={day}
                      reading={reading}
                      isCursor={day === cursor}
                      isTooEarly={min !== undefined && day < min}
                      closed={closedOn?.(day)}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Weekdays({ month, reading: { language } }: { month: CalendarMonth; reading: Reading }) {
  return (
    <thead>
      <tr>
        {weeksOf(month)[0]?.map((day) => {
          const name = weekdayName(day, language);
          return (
            <th key={day} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface DayProps {
  day: string;
  reading: Reading;
  isCursor: boolean;
  isTooEarly: boolean;
  /** Why it cannot be chosen; screen readers say it, so the day can be focused. */
  closed: string | undefined;
  onChoose: (day: string) => void;
}

function Day({ day, reading, isCursor, isTooEarly, closed, onChoose }: DayProps) {
  const [calendar, other] = calendarsOf(reading);
  return (
    <button
      type="button"
      {...staysOpen}
      className={classes.day}
      tabIndex={isCursor ? 0 : -1}
      aria-current={day === officeToday() ? 'date' : undefined}
      disabled={isTooEarly}
      aria-disabled={closed !== undefined || undefined}
      title={closed}
      onClick={() => closed === undefined && onChoose(day)}
    >
      <span aria-hidden>{dateIn(calendar, day).day}</span>
      <span aria-hidden className={classes.beside}>
        {dateIn(other, day).day}
      </span>
      <span className="visually-hidden">
        {[formatFullDate(day, reading), closed].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}

/** Where a key leads from a day; undefined for any other key. */
function target(key: string, day: string, month: CalendarMonth, calendar: CalendarName): string | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  if (key in steps) return shiftDay(day, steps[key]!);
  if (key === 'Home') return shiftDay(day, -weekdayOf(day));
  if (key === 'End') return shiftDay(day, 6 - weekdayOf(day));
  if (key === 'PageUp') return sameDayIn(shiftMonth(month, -1), day, calendar);
  if (key === 'PageDown') return sameDayIn(shiftMonth(month, 1), day, calendar);
  return undefined;
}

/** The day with the same number in another month, or its last one. */
function sameDayIn({ first, last }: CalendarMonth, day: string, calendar: CalendarName): string {
  const same = shiftDay(first, dateIn(calendar, day).day - 1);
  return same > last ? last : same;
}

function later(day: string, min: string | undefined): string {
  return min !== undefined && day < min ? min : day;
}
