import { ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslation } from 'react-i18next';

/** That nobody has seen to it in time. */
export function LateBadge({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  return isLate && <ToneBadge tone="red">{t('inquiries.late')}</ToneBadge>;
}
