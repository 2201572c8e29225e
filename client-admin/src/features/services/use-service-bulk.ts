import {
  getListServicesQueryKey,
  toggleServiceStatus,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';

const STATUSES = ['ACTIVE', 'INACTIVE'] as const;

/** What several services can be given at once. */
export function useServiceBulk(selection: Selection) {
  const t = useTranslations();
  const status: BulkField<ServiceDto, (typeof STATUSES)[number]> = {
    label: t('list.statusFilter'),
    choices: STATUSES.map((value) => ({ value, label: t(`shared.status.${value}`) })),
    valueOf: ({ isActive }) => (isActive ? 'ACTIVE' : 'INACTIVE'),
    change: ({ id, version }, value) => toggleServiceStatus(id, { value: value === 'ACTIVE', version }),
  };
  return useBulkStatus<ServiceDto>({
    selection,
    nameOf: ({ title }) => title,
    fields: [status],
    refreshes: [getListServicesQueryKey()],
  });
}
