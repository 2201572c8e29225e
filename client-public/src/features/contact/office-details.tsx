import { CalendarChoice, useReading } from '@consultancy/client-shared/calendar';
import type { CalendarName } from '@consultancy/client-shared/format';
import { Box, Text } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import { phoneLink, useSiteSettings } from '../../lib/site-settings';
import { FirmText } from '../../ui/firm-text';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import target from '../../ui/target.module.css';
import { BusinessHours } from './business-hours';
import classes from './contact.module.css';

export function OfficeDetails() {
  const t = useTranslations('contact');
  const { supportPhone, secondPhone, contactEmail } = useSiteSettings();
  const phones = [supportPhone, secondPhone].filter((phone) => phone) as string[];
  return (
    <Stack gap="xl" className={classes.details}>
      <Detail title={t('office')}>
        <Box component="address" maw="20rem">
          <FirmText of="address" />
        </Box>
      </Detail>
      {phones.length > 0 && (
        <Detail title={t('phones')}>
          {phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)}>
              {phone}
            </a>
          ))}
        </Detail>
      )}
      {contactEmail && (
        <Detail title={t('email')}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </Detail>
      )}
      <Detail title={t('hours.heading')}>
        <BusinessHours />
        <CalendarSwitch />
      </Detail>
    </Stack>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" align="start" gap="half" className={classes.detail}>
      <Text component="h2" c="dimmed" fz="sm" lts={0}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

const CALENDARS: CalendarName[] = ['ethiopian', 'gregorian'];

/** Which calendar and clock go first, for this visit; the other ones stand beside them all the same. */
function CalendarSwitch() {
  const t = useTranslations('contact');
  const { calendar: shown } = useReading();
  const { choose } = use(CalendarChoice);
  return (
    <Group
      role="group"
      aria-label={t('calendar.label')}
      gap="0 var(--space-3)"
      fz="sm"
      className={layout.screen}
    >
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
