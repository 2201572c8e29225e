import {
  getListDesignOrdersQueryKey,
  updateDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type DesignOrderDto, OrderStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';

/** What several orders can be given at once. */
export function useOrderBulk(selection: Selection) {
  const t = useTranslations();
  const status: BulkField<DesignOrderDto, OrderStatus> = {
    label: t('list.statusFilter'),
    choices: Object.values(OrderStatus).map((value) => ({ value, label: t(`shared.status.${value}`) })),
    valueOf: ({ status }) => status,
    change: ({ id, version }, status) => updateDesignOrder(id, { status, version }),
  };
  return useBulkStatus<DesignOrderDto>({
    selection,
    nameOf: ({ name, project }) => `${name} (${project.title})`,
    fields: [status],
    refreshes: [getListDesignOrdersQueryKey()],
  });
}
