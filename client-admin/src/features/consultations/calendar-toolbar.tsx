import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { useRefresh } from '../../ui/list-page';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';
import { CalendarFeedButton } from './calendar-feed-button';
import classes from './consultation-calendar.module.css';
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
  const refreshButton = useFocusThroughDisabling<HTMLButtonElement>(refresh.isRefreshing);
  const icon = { variant: 'default', size: 36 } as const;
  return (
    <div className={classes.toolbar}>
      <ActionIcon {...icon} onClick={calendar.previous} aria-label={t('consultations.calendar.previous')}>
        <IconChevronLeft size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon {...icon} onClick={calendar.next} aria-label={t('consultations.calendar.next')}>
        <IconChevronRight size={18} stroke={1.6} />
      </ActionIcon>
      <Button
        variant="default"
        // Not `disabled`: a button that is switched off under the finger would lose the focus.
        data-disabled={calendar.isCurrent || undefined}
        aria-disabled={calendar.isCurrent || undefined}
        onClick={() => !calendar.isCurrent && calendar.today()}
      >
        {t('consultations.calendar.today')}
      </Button>
      <h2 className={classes.month} aria-live="polite">
        {calendar.titles.title} <span className={classes.beside}>{calendar.titles.beside}</span>
      </h2>
      <div className={classes.refresh}>
        {filter}
        <CalendarFeedButton />
      </div>
      <ActionIcon
        {...icon}
        ref={refreshButton}
        loading={refresh.isRefreshing}
        onClick={refresh.start}
        aria-label={t('list.refresh')}
        title={t('list.refresh')}
      >
        <IconRefresh size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}
