import { useListDesignOrders } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { DesignOrderSort, OpenChange, OrderStatus, PaymentState } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

const ORDERS_PER_PAGE = 10;

/** The specification leaves CONFIRMED out of the filter. */
const STATUS_FILTER = [
  OrderStatus.PENDING,
  OrderStatus.IN_PROGRESS,
  OrderStatus.COMPLETED,
  OrderStatus.CANCELLED,
] as const;

const { createdAt, name, email, project, status } = DesignOrderSort;

/** The design orders that the address names, newest first. */
export function useOrderList() {
  const list = useListState(
    { status: STATUS_FILTER, payment: Object.values(PaymentState), openChange: Object.values(OpenChange) },
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
