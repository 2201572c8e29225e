import { ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';

/** That the same person sent another one lately, or that it is joined into one. */
export function DuplicateBadge({ duplicates, isJoined }: { duplicates: number; isJoined: boolean }) {
  const t = useTranslations();
  if (isJoined) return <ToneBadge>{t('inquiries.duplicates.joined')}</ToneBadge>;
  return duplicates > 0 && <ToneBadge tone="blue">{t('inquiries.duplicates.badge')}</ToneBadge>;
}
