import type { Holiday, HolidayDto, OpenHoursDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Badge, Box, Button, Flex, Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import type { DayValue } from './office-hours-values';
import classes from './office-hours.module.css';
import { useUpcomingHolidays } from './use-holiday-name';

/** How far from its proposed day a feast may be seen. */
const DAYS_AROUND = 3;
const DAY_MS = 24 * 60 * 60_000;

/** Half a day, for a beginning. */
const HALF_A_DAY: OpenHoursDto = { opens: '09:00', closes: '12:00' };

interface UpcomingHolidaysProps {
  entered: DayValue[];
  onEnter: (day: string, holiday: Holiday, hours: OpenHoursDto | null) => void;
}

/** What the calendar says of the coming year: holidays, and feasts to be confirmed. */
export function UpcomingHolidays({ entered, onEnter }: UpcomingHolidaysProps) {
  const t = useTranslations();
  const query = useUpcomingHolidays();
  return (
    <div data-wide>
      <QueryOutcome
        query={query}
        pending={<Skeleton height="20rem" radius="md" />}
        failed={t('settings.office.holidaysFailed')}
      >
        {({ data }) => (
          <Flex component="ul" direction="column">
            {data.map((holiday) => (
              <Box
                component="li"
                key={`${holiday.holiday} ${holiday.day}`}
                className={`${common.below} ${classes.upcoming}`}
                py="xs"
              >
                <span>{holiday.names.en}</span>
                <DateText value={holiday.day} stacked />
                <State holiday={holiday} isEntered={isEntered(holiday, entered)} onEnter={onEnter} />
              </Box>
            ))}
          </Flex>
        )}
      </QueryOutcome>
    </div>
  );
}

interface StateProps {
  holiday: HolidayDto;
  isEntered: boolean;
  onEnter: UpcomingHolidaysProps['onEnter'];
}

function State({ holiday: { day, holiday, names, isProposed }, isEntered, onEnter }: StateProps) {
  const t = useTranslations();
  if (isEntered) return <Badge variant="light">{t('settings.office.entered')}</Badge>;
  const label = t(isProposed ? 'settings.office.confirm' : 'settings.office.work');
  return (
    <Flex component="span" gap="xs" align="center" justify="space-between">
      <Badge variant="default">{t(isProposed ? 'settings.office.notConfirmed' : 'hours.closed')}</Badge>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${label}: ${names.en}`}
        onClick={() => onEnter(day, holiday, isProposed ? null : HALF_A_DAY)}
      >
        {label}
      </Button>
    </Flex>
  );
}

/** A feast may have been entered for the day before or after. */
function isEntered({ day, holiday, isProposed }: HolidayDto, entered: DayValue[]): boolean {
  const around = isProposed ? DAYS_AROUND : 0;
  return entered.some(
    (each) =>
      each.day === day ||
      (each.holiday === holiday && Math.abs(Date.parse(each.day) - Date.parse(day)) <= around * DAY_MS),
  );
}
