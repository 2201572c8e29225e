import { useTranslations } from 'use-intl';
import { useDateTime } from './use-date-time';

/** By when a request that nobody has answered yet is answered; nothing where there is no such time. */
export function DueTime({ at }: { at: string | null | undefined }) {
  const t = useTranslations('submissions');
  const dateTime = useDateTime();
  return at ? t('due', { when: dateTime(at) }) : null;
}
