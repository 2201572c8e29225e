import { getConsultationCalendarFile } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../ui/download-button';

/** The meeting for a calendar program. */
export function CalendarFileButton({ id }: { id: number }) {
  const t = useTranslations();
  return (
    <DownloadButton
      load={(options) => getConsultationCalendarFile(id, options)}
      failed={t('consultations.calendarFile.failed')}
      icon={IconCalendarDown}
    >
      {t('consultations.calendarFile.download')}
    </DownloadButton>
  );
}
