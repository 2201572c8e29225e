import type { DesignOrderDto, OrderedProjectDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { CHANGE_TONES, PAYMENT_TONES, ToneBadge } from '@consultancy/client-shared/ui';
import { Anchor } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { NameCell, RowActions, visibleFrom } from '../../ui/list-page';
import { ErasedStatus } from '../../ui/person';
import { OrderStatusCell } from './order-status-cell';
import { useDeletion } from '../../ui/bin';

interface Deeds {
  onView: (id: number) => void;
  onProject: (project: OrderedProjectDto) => void;
}

export function useOrderColumns({ onView, onProject }: Deeds): DataTableColumn<DesignOrderDto>[] {
  const t = useTranslations();
  const deletion = useDeletion<DesignOrderDto>({
    entity: 'order',
    nameOf: ({ name }) => name,
    values: ({ project }) => ({ project: project.title }),
  });
  return [
    {
      accessor: 'name',
      title: t('orders.columns.customer'),
      sortable: true,
      render: ({ name, email, erasedAt, openChange, isChange }) => (
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
    },
    {
      accessor: 'phone',
      ...visibleFrom('xl'),
      title: t('orders.columns.phone'),
      noWrap: true,
      render: ({ phone }) => phone || '–',
    },
    {
      accessor: 'project',
      title: t('orders.columns.project'),
      sortable: true,
      render: ({ project }) => (
        <Anchor component="button" type="button" maw="16rem" truncate onClick={() => onProject(project)}>
          {project.title}
        </Anchor>
      ),
    },
    {
      accessor: 'price',
      title: t('orders.columns.price'),
      textAlign: 'right',
      noWrap: true,
      render: ({ total }) => (total === null ? t('orders.priceOnRequest') : formatPrice(total, 'en')),
    },
    {
      accessor: 'status',
      title: t('orders.columns.status'),
      sortable: true,
      render: (order) =>
        order.erasedAt ? <ErasedStatus status={order.status} /> : <OrderStatusCell order={order} />,
    },
    {
      accessor: 'payment',
      ...visibleFrom('md'),
      title: t('orders.columns.payment'),
      render: ({ payment }) => (
        <ToneBadge tone={PAYMENT_TONES[payment]}>{t(`orders.payment.states.${payment}`)}</ToneBadge>
      ),
    },
    {
      accessor: 'createdAt',
      ...visibleFrom('lg'),
      title: t('orders.columns.date'),
      sortable: true,
      render: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      accessor: 'actions',
      title: t('list.actions'),
      textAlign: 'right',
      render: (order) => (
        <RowActions
          name={t('orders.orderOf', { name: order.name })}
          onView={() => onView(order.id)}
          onDelete={() => deletion.ask([order])}
          isDeleting={deletion.isDeleting(order)}
        />
      ),
    },
  ];
}
