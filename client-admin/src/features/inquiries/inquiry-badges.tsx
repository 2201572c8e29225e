import { ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';

/** That nobody has seen to it in time. */
export function LateBadge({ isLate }: { isLate: boolean }) {
  const t = useTranslations();
  return isLate && <ToneBadge dot="red">{t('inquiries.late')}</ToneBadge>;
}

/** That it is spam, or looks like it. */
export function SpamBadge({ isSpam }: { isSpam: boolean }) {
  const t = useTranslations();
  return isSpam && <ToneBadge dot="yellow">{t('inquiries.spam.badge')}</ToneBadge>;
}

/** That the same person sent another one lately, or that it is merged into one. */
export function DuplicateBadge({ duplicates, isMerged }: { duplicates: number; isMerged: boolean }) {
  const t = useTranslations();
  if (isMerged) return <ToneBadge>{t('inquiries.duplicates.merged')}</ToneBadge>;
  return duplicates > 0 && <ToneBadge dot="blue">{t('inquiries.duplicates.badge')}</ToneBadge>;
}
