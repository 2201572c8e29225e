import type { StatusName } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { FilterSelect } from './filter-select';

interface StatusFilterProps<Status extends StatusName> {
  list: {
    filters: { status: Status | null };
    setFilter: (name: 'status', value: Status | null) => void;
  };
  choices: readonly Status[];
}

/** The filter `status` of a list whose choices are statuses and nothing else. */
export function StatusFilter<Status extends StatusName>({ list, choices }: StatusFilterProps<Status>) {
  const t = useTranslations();
  return (
    <FilterSelect
      label={t('list.statusFilter')}
      all={t('list.allStatuses')}
      choices={choices.map((value) => ({ value, label: t(`shared.status.${value as StatusName}`) }))}
      value={list.filters.status}
      onChange={(status) => list.setFilter('status', status)}
    />
  );
}
