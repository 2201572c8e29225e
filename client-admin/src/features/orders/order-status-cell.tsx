import {
  getListDesignOrdersQueryKey,
  updateDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type DesignOrderDto, OrderStatus } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { StatusSelect } from '../../ui/status-select';
import { useDeed } from '../../ui/use-deed';
import { useOrderLabels } from './use-order-labels';

const STATUSES = Object.values(OrderStatus);

/** Any status may follow any other. */
export function OrderStatusCell({ order }: { order: DesignOrderDto }) {
  const { t } = useTranslation(['admin', 'shared']);
  const labels = useOrderLabels();
  const change = useDeed({
    work: (status: OrderStatus) => updateDesignOrder(order.id, { status, version: order.version }),
    done: (status) => t('orders.statusChanged', { name: order.name, status: t(`shared:status.${status}`) }),
    failed: t('orders.statusFailed'),
    refreshes: [getListDesignOrdersQueryKey()],
    basedOn: () => ({ record: order, labels }),
  });
  return (
    <StatusSelect
      label={t('orders.statusOf', { name: order.name })}
      statuses={STATUSES}
      value={change.isPending ? change.variables : order.status}
      onChange={change.mutate}
      isBusy={change.isPending}
    />
  );
}
