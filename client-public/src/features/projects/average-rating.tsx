import { formatAverage } from '@consultancy/client-shared/format';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './average-rating.module.css';

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
    <span className={classes.rating} role="img" aria-label={t('rating', { average: text, count })}>
      <IconStarFilled size={16} aria-hidden />
      {text}
      <span className={classes.count}>({count})</span>
    </span>
  );
}
