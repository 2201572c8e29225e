import {
  deleteDesignOrder,
  getListDesignOrdersQueryKey,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

export function useOrderDeletion() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate, isPending, variables } = useDeed({
    work: ({ id }: DesignOrderDto) => deleteDesignOrder(id),
    done: ({ name }) => t('orders.deleted', { name }),
    failed: t('orders.deleteFailed'),
    refreshes: [getListDesignOrdersQueryKey()],
  });
  return {
    ask: (order: DesignOrderDto) =>
      confirm({
        title: t('orders.delete.title'),
        message: t('orders.delete.message', { name: order.name, project: order.project.title }),
        confirm: t('orders.delete.confirm'),
        tone: 'danger',
        onConfirm: () => mutate(order),
      }),
    isDeleting: ({ id }: DesignOrderDto) => isPending && variables.id === id,
  };
}
