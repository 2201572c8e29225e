import { formatAverage } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Group } from '../../ui/layout';

interface AverageRatingProps {
  /** 1 to 5; null before the first rating, and then nothing is shown. */
  average: number | null;
  count: number;
}

export function AverageRating({ average, count }: AverageRatingProps) {
  const t = useTranslations('projects');
  if (average === null || count === 0) return null;
  const text = formatAverage(average);
  return (
    <Group
      component="span"
      gap="0.3rem"
      wrap="nowrap"
      lh={1.4}
      role="img"
      aria-label={t('rating', { average: text, count })}
    >
      <IconStarFilled size={16} color="var(--ochre)" aria-hidden />
      {text}
      <Text span inherit c="dimmed">
        ({count})
      </Text>
    </Group>
  );
}
