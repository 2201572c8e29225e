import { getConsultationCalendarFile } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDownload } from '../../ui/use-download';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';

/** The meeting for a calendar program. */
export function CalendarFileButton({ id }: { id: number }) {
  const t = useTranslations();
  const { start, isPending } = useDownload({
    load: (options) => getConsultationCalendarFile(id, options),
    failed: t('consultations.calendarFile.failed'),
  });
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Button
      ref={button}
      variant="default"
      leftSection={<IconCalendarDown size={17} aria-hidden />}
      loading={isPending}
      onClick={start}
    >
      {t('consultations.calendarFile.download')}
    </Button>
  );
}
