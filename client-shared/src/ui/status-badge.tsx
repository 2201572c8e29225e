import { useTranslations } from 'use-intl';
import { findStatus, statusTone } from './statuses';
import { ToneBadge } from './tone-badge';

/** A status in its label and its colour; an unknown one shows its own name in grey. */
export function StatusBadge({ status }: { status: string }) {
  const t = useTranslations('shared');
  const known = findStatus(status);
  return <ToneBadge tone={statusTone(status)}>{known ? t(`status.${known}`) : status}</ToneBadge>;
}
