import { useUpdateDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type DesignOrderDto, OrderStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { orderLabels as labels } from './texts';

const STATUSES = Object.values(OrderStatus);

/** Any status may follow any other. */
export function OrderStatusCell({ order }: { order: DesignOrderDto }) {
  const t = useTranslations();
  const change = useUpdateDesignOrder({
    mutation: {
      meta: { error: t('orders.statusFailed'), basedOn: { record: order, labels } },
      onSuccess: ({ data: { status } }) =>
        toasts.success(t('orders.statusChanged', { name: order.name, status: t(`shared.status.${status}`) })),
    },
  });
  return (
    <StatusSelect
      label={t('orders.statusOf', { name: order.name })}
      statuses={STATUSES}
      value={change.isPending ? (change.variables.data.status ?? order.status) : order.status}
      onChange={(status) => change.mutate({ id: order.id, data: { status, version: order.version } })}
      isBusy={change.isPending}
    />
  );
}
