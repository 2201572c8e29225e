import { useTranslations } from 'use-intl';
import { findStatus, statusBadge } from './statuses';
import { ToneBadge } from './tone-badge';

/** Returns what a status is called; an unknown one goes by its own name. */
export function useStatusName(): (status: string) => string {
  const t = useTranslations('shared');
  return (status) => {
    const known = findStatus(status);
    return known ? t(`status.${known}`) : status;
  };
}

/** A status by its name, in its colour, or grey with a dot of it. */
export function StatusBadge({ status }: { status: string }) {
  const nameOf = useStatusName();
  return <ToneBadge {...statusBadge(status)}>{nameOf(status)}</ToneBadge>;
}
