import {
  exportDesignOrders,
  useGetDesignOrderStats,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { OrderedProjectDto } from '@consultancy/client-shared/api/model';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  BulkBar,
  ExportButton,
  FilterSelect,
  ListBody,
  ListHeader,
  ListTable,
  ListTableSkeleton,
  ListToolbar,
  StatCards,
  StatusFilter,
  useOpenedRecord,
  useColumns,
  useRefresh,
  useSelection,
} from '../../ui/list-page';
import { OrderDetails } from './order-details';
import { OrderedProject } from './ordered-project';
import { useOrderBulk } from './use-order-bulk';
import { useOrderColumns } from './use-order-columns';
import { CHANGE_FILTER, PAYMENT_FILTER, STATUS_FILTER, useOrderList } from './use-order-list';

const STATS_FRESH_MS = 10 * 60_000;

export function OrdersPage() {
  const t = useTranslations();
  const { list, query, wanted } = useOrderList();
  const stats = useGetDesignOrderStats({ query: { staleTime: STATS_FRESH_MS } });
  const refresh = useRefresh(query, stats);
  const selection = useSelection(query.data?.data.data.map(({ id }) => id) ?? []);
  const bulk = useOrderBulk(selection);
  const opened = useOpenedRecord();
  const [project, setProject] = useState<OrderedProjectDto | null>(null);
  const columns = useColumns('orders', useOrderColumns({ onView: opened.open, onProject: setProject }));

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
      <ListToolbar
        list={list}
        searchPlaceholder={t('orders.searchPlaceholder')}
        views="ORDERS"
        refresh={refresh}
        columns={columns.choice}
      >
        <StatusFilter list={list} choices={STATUS_FILTER} />
        <FilterSelect
          label={t('orders.payment.filter')}
          all={t('orders.payment.all')}
          choices={PAYMENT_FILTER.map((value) => ({ value, label: t(`orders.payment.states.${value}`) }))}
          value={list.filters.payment}
          onChange={(payment) => list.setFilter('payment', payment)}
        />
        <FilterSelect
          label={t('orders.changes.filter')}
          all={t('orders.changes.all')}
          choices={CHANGE_FILTER.map((value) => ({ value, label: t(`orders.changes.waits.${value}`) }))}
          value={list.filters.openChange}
          onChange={(openChange) => list.setFilter('openChange', openChange)}
        />
      </ListToolbar>
      <ListBody
        query={query}
        list={list}
        pending={<ListTableSkeleton />}
        emptyText={t('orders.empty')}
        errorTitle={t('orders.loadFailed')}
      >
        {(orders) => (
          <>
            {selection.ids.length > 0 && <BulkBar selection={selection} rows={orders} bulk={bulk} />}
            <ListTable
              rows={orders}
              columns={columns.shown}
              list={list}
              selection={selection}
              nameOf={({ name }) => t('orders.orderOf', { name })}
              onRowClick={(order) => opened.open(order.id)}
            />
          </>
        )}
      </ListBody>
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
