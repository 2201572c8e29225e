import type { FreeTimeDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTimeIn, officeInstant, weekdayName } from '@consultancy/client-shared/calendar/times';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';

interface NextAvailableProps {
  next: FreeTimeDto;
  onChoose: (next: FreeTimeDto) => void;
}

/** Offers the first free time after a day without any. */
export function NextAvailable({ next, onChoose }: NextAvailableProps) {
  const t = useTranslations('contact');
  const { calendar, language } = useReading();
  const when = formatDateTimeIn(calendar, officeInstant(next.date, next.time), language);
  return (
    <Button variant="outline" size="sm" mb="md" onClick={() => onChoose(next)}>
      {t('consultation.nextAvailable', { day: weekdayName(next.date, language), when })}
    </Button>
  );
}
