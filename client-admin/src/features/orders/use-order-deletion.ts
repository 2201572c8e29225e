import { deleteDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { attemptEach } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';

export function useOrderDeletion() {
  const t = useTranslations();
  return useDeletion<DesignOrderDto>({
    entity: 'order',
    question: ([first]) => ({
      title: t('orders.delete.title'),
      message: t('orders.delete.message', { name: first.name, project: first.project.title }),
      confirm: t('orders.delete.confirm'),
    }),
    work: (rows) => attemptEach(rows, ({ id }) => deleteDesignOrder(id)),
    nameOf: ({ name }) => name,
    done: ([first]) => t('orders.deleted', { name: first.name }),
    failed: t('orders.deleteFailed'),
  });
}
