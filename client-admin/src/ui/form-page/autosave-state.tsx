import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeOfDay, officeTime } from '@consultancy/client-shared/calendar/times';
import { useNetwork } from '@mantine/hooks';
import { useTranslations } from 'use-intl';

interface AutosaveStateProps {
  /** When this browser kept what was typed; null where it cannot, undefined until it has. */
  at: string | null | undefined;
}

/** Whether what was typed is safe on this device, and what follows from having no line. */
export function AutosaveState({ at }: AutosaveStateProps) {
  const t = useTranslations();
  const reading = useReading();
  const { online } = useNetwork();
  if (at === undefined) return t('form.autosave.writing');
  if (at === null) return t('form.autosave.failed');
  const time = formatTimeOfDay(officeTime(at), reading);
  return t(online ? 'form.autosave.at' : 'form.autosave.offline', { time });
}
