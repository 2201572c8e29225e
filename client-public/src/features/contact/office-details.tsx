import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { phoneLink, useSiteSettings } from '../../lib/site-settings';
import { FirmText } from '../../ui/firm-text';
import { Stack } from '../../ui/layout';
import { BusinessHours } from './business-hours';
import { CalendarSwitch } from './calendar-switch';
import classes from './contact.module.css';

export function OfficeDetails() {
  const t = useTranslations('contact');
  const { supportPhone, secondPhone, contactEmail } = useSiteSettings();
  const phones = secondPhone ? [supportPhone, secondPhone] : [supportPhone];
  return (
    <Stack gap="xl" className={classes.details}>
      <Detail title={t('office')}>
        <Box component="address" maw="20rem">
          <FirmText of="address" />
        </Box>
      </Detail>
      <Detail title={t('phones')}>
        {phones.map((phone) => (
          <a key={phone} href={phoneLink(phone)}>
            {phone}
          </a>
        ))}
      </Detail>
      <Detail title={t('email')}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Detail>
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
