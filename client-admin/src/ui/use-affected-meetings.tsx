import type { UpdatedOfficeHoursDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import common from './common.module.css';
import { recordAddress } from './record-address';

/**
 * Shows the scheduled meetings that a change of hours, leave or consultants obstructs, each with a link to the page where
 * it is moved or cancelled. It lies over the next page as well.
 */
export function useAffectedMeetings(): (
  answer: Pick<UpdatedOfficeHoursDto, 'meetings' | 'meetingCount'>,
) => void {
  const t = useTranslations();
  return ({ meetings, meetingCount }) => {
    if (meetingCount === 0) return;
    const id = modals.open({
      title: t('affectedMeetings.title', { count: meetingCount }),
      closeButtonProps: { 'aria-label': t('close') },
      children: (
        <>
          <Text size="md">{t('affectedMeetings.text')}</Text>
          <ul className={common.bullets}>
            {meetings.map(({ id: meeting, clientName, scheduledAt }) => (
              <li key={meeting}>
                <Link to={recordAddress('consultation', meeting)} onClick={() => modals.close(id)}>
                  {clientName}
                </Link>
                <Text size="sm" c="dimmed">
                  <DateTimeText value={scheduledAt} />
                </Text>
              </li>
            ))}
          </ul>
          {meetingCount > meetings.length && (
            <Text size="sm">{t('affectedMeetings.more', { count: meetingCount - meetings.length })}</Text>
          )}
        </>
      ),
    });
  };
}
