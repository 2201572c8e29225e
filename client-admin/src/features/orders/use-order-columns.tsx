import { useUpdateDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import {
  type DesignOrderDto,
  type OrderedProjectDto,
  OrderStatus,
} from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { CHANGE_TONES, PAYMENT_TONES, ToneBadge } from '@consultancy/client-shared/ui';
import { Anchor } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { DateTime } from '../../ui/date-time';
import { column, FilterButton, NameCell, RowActions } from '../../ui/list-page';
import { ErasedStatus } from '../../ui/person';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { useDeletion } from '../../ui/trash';
import { orderLabels as labels } from './texts';

interface Actions {
  onView: (id: number) => void;
  onProject: (project: OrderedProjectDto) => void;
}

export function useOrderColumns({ onView, onProject }: Actions): DataTableColumn<DesignOrderDto>[] {
  const t = useTranslations();
  const deletion = useDeletion<DesignOrderDto>({
    entity: 'order',
    nameOf: ({ name }) => name,
    values: ({ project }) => ({ project: project.title }),
  });
  return [
    column(
      'name',
      t('orders.columns.customer'),
      { sortable: true },
      ({ name, email, erasedAt, openChange, isChange }) => (
        <NameCell
          name={name}
          below={[erasedAt ? null : email]}
          badges={
            <>
              {openChange && (
                <ToneBadge dot={CHANGE_TONES[openChange]}>
                  {t(`orders.changes.badges.${openChange}`)}
                </ToneBadge>
              )}
              {isChange && <ToneBadge tone="grey">{t('orders.changes.badges.own')}</ToneBadge>}
            </>
          }
        />
      ),
    ),
    column('phone', t('orders.columns.phone'), { from: 'xl', noWrap: true }, ({ phone }) => phone || '–'),
    column('project', t('orders.columns.project'), { sortable: true }, ({ project }) => (
      <Anchor component="button" type="button" maw="16rem" truncate onClick={() => onProject(project)}>
        {project.title}
      </Anchor>
    )),
    column('price', t('orders.columns.price'), { textAlign: 'right', noWrap: true }, ({ total }) =>
      total === null ? t('orders.priceOnRequest') : formatPrice(total, 'en'),
    ),
    column('status', t('orders.columns.status'), { sortable: true }, (order) =>
      order.erasedAt ? <ErasedStatus status={order.status} /> : <OrderStatusCell order={order} />,
    ),
    column('payment', t('orders.columns.payment'), { from: 'md' }, ({ payment }) => (
      <FilterButton name="payment" value={payment} label={t(`orders.payment.states.${payment}`)}>
        <ToneBadge dot={PAYMENT_TONES[payment]}>{t(`orders.payment.states.${payment}`)}</ToneBadge>
      </FilterButton>
    )),
    column('createdAt', t('orders.columns.date'), { from: 'lg', sortable: true }, ({ createdAt }) => (
      <DateTime value={createdAt} />
    )),
    column('actions', t('list.actions'), { textAlign: 'right' }, (order) => (
      <RowActions
        name={t('orders.orderOf', { name: order.name })}
        onView={() => onView(order.id)}
        onDelete={() => deletion.ask([order])}
        isDeleting={deletion.isDeleting(order)}
      />
    )),
  ];
}

const STATUSES = Object.values(OrderStatus);

/** Any status may follow any other. */
function OrderStatusCell({ order }: { order: DesignOrderDto }) {
  const t = useTranslations();
  const { id, version } = order;
  const change = useUpdateDesignOrder({
    mutation: {
      ...changesOf('design-orders', order.id),
      meta: { error: t('orders.statusFailed'), basedOn: { record: order, labels } },
      onSuccess: ({ data: { status } }) =>
        toasts.success(t('orders.statusChanged', { name: order.name, status: t(`shared.status.${status}`) })),
    },
  });
  return (
    <StatusSelect
      label={t('orders.statusOf', { name: order.name })}
      statuses={STATUSES}
      value={(change.isPending && change.variables.data.status) || order.status}
      onChange={(status) => change.mutate({ id, data: { status, version } })}
      isBusy={change.isPending}
    />
  );
}
