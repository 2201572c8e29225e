import { ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';

/** That it is spam, or looks like it. */
export function SpamBadge({ isSpam }: { isSpam: boolean }) {
  const t = useTranslations();
  return isSpam && <ToneBadge tone="yellow">{t('inquiries.spam.badge')}</ToneBadge>;
}
