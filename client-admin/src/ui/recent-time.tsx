import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { formatRelativeTime } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';
import { ShortDate } from './short-date';
import { useNow } from './use-now';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** How long ago something was; after a week its date says more. */
export function RecentTime({ value }: { value: string }) {
  const now = useNow();
  const title = formatDateTime(value, useReading());
  const isRecent = now.getTime() - new Date(value).getTime() <= WEEK_MS;
  return (
    <Text span c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
      {isRecent ? (
        <time dateTime={value} title={title}>
          {formatRelativeTime(value, now, 'en')}
        </time>
      ) : (
        <ShortDate value={value} />
      )}
    </Text>
  );
}
