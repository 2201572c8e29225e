import { ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslation } from 'react-i18next';

/** That it is spam, or looks like it. */
export function SpamBadge({ isSpam }: { isSpam: boolean }) {
  const { t } = useTranslation();
  return isSpam && <ToneBadge tone="yellow">{t('inquiries.spam.badge')}</ToneBadge>;
}
