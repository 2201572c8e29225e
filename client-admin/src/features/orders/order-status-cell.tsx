import { useUpdateDesignOrderMutationOptions } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type DesignOrderDto, OrderStatus } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useExpected } from '../../queue/use-actions';
import { useQueuedMutation } from '../../ui/queue';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { orderLabels as labels } from './texts';

const STATUSES = Object.values(OrderStatus);

/** Any status may follow any other. */
export function OrderStatusCell({ order }: { order: DesignOrderDto }) {
  const t = useTranslations();
  const expected = useExpected('order', order);
  const options = useUpdateDesignOrderMutationOptions(useQueryClient(), {
    mutation: {
      meta: { error: t('orders.statusFailed'), basedOn: { record: order, labels } },
      onSuccess: ({ data: { status } }) =>
        toasts.success(t('orders.statusChanged', { name: order.name, status: t(`shared.status.${status}`) })),
    },
  });
  const change = useQueuedMutation('orderStatus', expected, options);
  return (
    <StatusSelect
      label={t('orders.statusOf', { name: order.name })}
      statuses={STATUSES}
      value={change.isPending ? change.variables.data.status : expected.status}
      onChange={(status) => change.mutate({ data: { status, version: order.version } })}
      isBusy={change.isPending}
    />
  );
}
