import type { DesignOrderDto, OrderedProjectDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { CHANGE_TONES, PAYMENT_TONES, ToneBadge } from '@consultancy/client-shared/ui';
import { Anchor } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { NameCell, RowActions, column } from '../../ui/list-page';
import { ErasedStatus } from '../../ui/person';
import { OrderStatusCell } from './order-status-cell';
import { useDeletion } from '../../ui/trash';

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
                <ToneBadge tone={CHANGE_TONES[openChange]}>
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
      <ToneBadge tone={PAYMENT_TONES[payment]}>{t(`orders.payment.states.${payment}`)}</ToneBadge>
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
