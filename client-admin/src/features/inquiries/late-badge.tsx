import { ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';

/** That nobody has seen to it in time. */
export function LateBadge({ isLate }: { isLate: boolean }) {
  const t = useTranslations();
  return isLate && <ToneBadge tone="red">{t('inquiries.late')}</ToneBadge>;
}
