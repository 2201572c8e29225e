import {
  exportDesignOrders,
  useGetDesignOrderStats,
  useListDesignOrders,
  useUpdateDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import {
  type DesignOrderDto,
  DesignOrderSort,
  OpenChange,
  type OrderedProjectDto,
  OrderStatus,
  PaymentState,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStatusField } from '../../ui/bulk-status';
import {
  ExportButton,
  ListHeader,
  RecordList,
  StatCards,
  useListState,
  useOpenedRecord,
} from '../../ui/list-page';
import { useDeletion } from '../../ui/trash';
import { OrderDetails } from './order-details';
import { OrderedProject } from './ordered-project';
import { useOrderColumns } from './use-order-columns';

const STATS_FRESH_MS = 10 * 60_000;

export function OrdersPage() {
  const t = useTranslations();
  const { list, query, wanted } = useOrderList();
  const stats = useGetDesignOrderStats({ query: { staleTime: STATS_FRESH_MS } });
  const opened = useOpenedRecord();
  const status = {
    ...useStatusField<DesignOrderDto, OrderStatus>(Object.values(OrderStatus), useUpdateDesignOrder),
    failed: t('orders.updateFailed'),
  };
  const deletion = useDeletion<DesignOrderDto>({
    entity: 'order',
    texts: 'orders.deletionOfSeveral',
    nameOf: ({ name }) => name,
  });
  const [project, setProject] = useState<OrderedProjectDto | null>(null);

  const counts = stats.data?.data;
  const unknown = stats.isError ? null : undefined;
  return (
    <>
      <ListHeader
        title={t('orders.title')}
        action={<ExportButton load={(options) => exportDesignOrders(wanted, options)} />}
      />
      <StatCards
        stats={[
          { label: t('orders.stats.total'), value: counts?.totalOrders ?? unknown },
          { label: t('orders.stats.pending'), value: counts?.ordersByStatus?.PENDING ?? unknown },
          { label: t('orders.stats.completed'), value: counts?.ordersByStatus?.COMPLETED ?? unknown },
          { label: t('orders.stats.recent'), value: counts?.recentOrders ?? unknown },
        ]}
      />
      <RecordList
        list={list}
        query={query}
        also={[stats]}
        views="ORDERS"
        searchPlaceholder={t('orders.searchPlaceholder')}
        filters={{
          status: [
            t('list.statusFilter'),
            t('list.allStatuses'),
            (value) => t(`shared.status.${value}`),
            OFFERED_STATUSES,
          ],
          payment: [
            t('orders.payment.filter'),
            t('orders.payment.all'),
            (value) => t(`orders.payment.states.${value}`),
          ],
          openChange: [
            t('orders.changes.filter'),
            t('orders.changes.all'),
            (value) => t(`orders.changes.waits.${value}`),
          ],
        }}
        columns={useOrderColumns({ onView: opened.open, onProject: setProject })}
        emptyText={t('orders.empty')}
        errorTitle={t('orders.loadFailed')}
        nameOf={({ name }) => t('orders.orderOf', { name })}
        refusedNameOf={({ name, project }) => `${name} (${project.title})`}
        bulk={[status]}
        deletion={deletion}
        onRowClick={({ id }) => opened.open(id)}
      />
      {opened.id !== null && (
        <OrderDetails
          key={opened.id}
          id={opened.id}
          listed={query.data?.data.data.find(({ id }) => id === opened.id)}
          onClose={opened.close}
        />
      )}
      {project && <OrderedProject project={project} onClose={() => setProject(null)} />}
    </>
  );
}

const ORDERS_PER_PAGE = 10;

/** The statuses that the filter offers; a row's status filters by any. */
const OFFERED_STATUSES = [
  OrderStatus.PENDING,
  OrderStatus.IN_PROGRESS,
  OrderStatus.COMPLETED,
  OrderStatus.CANCELLED,
] as const;

const { createdAt, name, email, project, status } = DesignOrderSort;

/** The design orders that the address names, newest first. */
function useOrderList() {
  const list = useListState(
    {
      status: Object.values(OrderStatus),
      payment: Object.values(PaymentState),
      openChange: Object.values(OpenChange),
    },
    { sort: { columns: [createdAt, name, email, project, status], start: { by: createdAt, order: 'desc' } } },
  );
  const wanted = {
    sortBy: list.sort.by,
    sortOrder: list.sort.order,
    ...list.wanted,
  };
  const query = useListDesignOrders(
    { page: list.page, limit: ORDERS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  return { list, query, wanted };
}
