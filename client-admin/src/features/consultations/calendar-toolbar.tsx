import { Button, Group, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button';
import type { useRefresh } from '../../ui/list-page';
import { CalendarFeedButton } from './calendar-feed-button';
import type { useCalendar } from './use-calendar';

interface CalendarToolbarProps {
  calendar: ReturnType<typeof useCalendar>;
  refresh: ReturnType<typeof useRefresh>;
  /** What narrows what is shown. */
  filter: ReactNode;
}

/** Which month it is, and the ways to others. */
export function CalendarToolbar({ calendar, refresh, filter }: CalendarToolbarProps) {
  const t = useTranslations();
  const icon = { variant: 'default', size: 36 } as const;
  return (
    <Group mb="md" gap="xs">
      <IconButton
        label={t('consultations.calendar.previous')}
        icon={IconChevronLeft}
        {...icon}
        onClick={calendar.previous}
      />
      <IconButton
        label={t('consultations.calendar.next')}
        icon={IconChevronRight}
        {...icon}
        onClick={calendar.next}
      />
      <Button
        variant="default"
        // Not `disabled`: a button that is switched off under the finger would lose the focus.
        data-disabled={calendar.isCurrent || undefined}
        aria-disabled={calendar.isCurrent || undefined}
        onClick={() => !calendar.isCurrent && calendar.today()}
      >
        {t('consultations.calendar.today')}
      </Button>
      <Title order={2} ml="xs" aria-live="polite">
        {calendar.titles.title}{' '}
        <Text span c="dimmed" fz="xs" fw={400}>
          {calendar.titles.beside}
        </Text>
      </Title>
      <Group ml="auto" gap="xs" align="stretch">
        {filter}
        <CalendarFeedButton />
      </Group>
      <IconButton
        label={t('list.refresh')}
        icon={IconRefresh}
        {...icon}
        isPending={refresh.isRefreshing}
        onClick={refresh.start}
      />
    </Group>
  );
}
