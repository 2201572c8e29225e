import { truncateText } from '@consultancy/client-shared/format';
import { findStatus } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';

/** What the fields of a record are called, by their names in the API. */
export type FieldLabels = Record<string, string>;

const LONGEST_VALUE = 60;

/** What somebody else changed of a record meanwhile: "Status is now Completed." Empty where no named field differs. */
export function useChangesText(): (before: object, current: object, labels: FieldLabels) => string {
  const t = useTranslations();

  const inWords = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const known = findStatus(String(value));
    return known ? t(`shared.status.${known}`) : truncateText(String(value), LONGEST_VALUE);
  };

  return (before, current, labels) => {
    const [then, now] = [new Map(Object.entries(before)), new Map(Object.entries(current))];
    return Object.entries(labels)
      .filter(([field]) => then.get(field) !== now.get(field))
      .map(([field, label]) => t('changedField', { label, value: inWords(now.get(field)) }))
      .join(' ');
  };
}
