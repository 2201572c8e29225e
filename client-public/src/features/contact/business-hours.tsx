import type { NamedDayDto, OpenHoursDto } from '@consultancy/client-shared/api/model';
import { DateText, shiftDay, useReading } from '@consultancy/client-shared/calendar';
import { formatTimeIn, weekdayName } from '@consultancy/client-shared/calendar/times';
import { calendarsOf, type Reading } from '@consultancy/client-shared/format';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { dayNameIn, useOfficeHours } from '../../lib/office-hours';
import { Stack } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import classes from './contact.module.css';
import { type WeekRun, weekRuns } from './week-runs';

/** How many holidays and closed days are announced. */
const DAYS_TOLD = 3;

/** A Monday, from which the names of weekdays are counted. */
const A_MONDAY = '2024-01-01';

/** When the office is open, and the next days on which it is otherwise. */
export function BusinessHours() {
  const tShared = useTranslations('shared');
  const query = useOfficeHours();
  return (
    <QueryOutcome query={query} pending={<Spinner label={tShared('loading')} />}>
      {({ week, days }) => (
        <>
          <dl className={classes.hours}>
            {weekRuns(week).map((run) => (
              <div key={run.first}>
                <dt>
                  <Weekdays run={run} />
                </dt>
                <Stack component="dd" gap={0}>
                  <Hours hours={run.hours} />
                </Stack>
              </div>
            ))}
          </dl>
          {days.length > 0 && <DaysAhead days={days.slice(0, DAYS_TOLD)} />}
        </>
      )}
    </QueryOutcome>
  );
}

function Weekdays({ run: { first, last } }: { run: WeekRun }) {
  const t = useTranslations('contact');
  const { language } = useReading();
  const name = (index: number) => weekdayName(shiftDay(A_MONDAY, index), language);
  return first === last ? name(first) : t('hours.days', { from: name(first), to: name(last) });
}

function Hours({ hours }: { hours: OpenHoursDto | null }) {
  const t = useTranslations('contact');
  const reading = useReading();
  if (!hours) return t('hours.closed');
  const [first, second] = calendarsOf(reading).map((calendar) => {
    const write = (time: string) =>
      calendar === 'gregorian' ? onTheDial(time, reading) : formatTimeIn(calendar, time, reading.language);
    return t('hours.time', { from: write(hours.opens), to: write(hours.closes) });
  });
  return (
    <>
      <span>{first}</span>{' '}
      <Text span c="dimmed" fz="sm">
        {second}
      </Text>
    </>
  );
}

function DaysAhead({ days }: { days: NamedDayDto[] }) {
  const t = useTranslations('contact');
  const { language } = useReading();
  return (
    <>
      <Text component="h3" c="dimmed" fz="sm" lts={0} mt="md">
        {t('hours.ahead')}
      </Text>
      <Stack component="ul" gap="xs">
        {days.map(({ day, hours, names }) => {
          const { name, lang } = dayNameIn(names, language);
          return (
            <Stack component="li" key={day} gap={0}>
              <span lang={lang}>{name}</span>
              <Text span c="dimmed" fz="sm">
                <DateText value={day} />
              </Text>
              {hours && <Hours hours={hours} />}
            </Stack>
          );
        })}
      </Stack>
    </>
  );
}

/** English says opening hours with AM and PM, the others with 24 hours. @param time HH:MM */
function onTheDial(time: string, { language }: Reading): string {
  if (language !== 'en') return time;
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}
