import { currentRecord } from '@consultancy/client-shared/api';
import {
  getGetDesignOrderQueryKey,
  getListDesignOrdersQueryKey,
  getListOrderChangesQueryKey,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto, OrderChangeDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../ui/toasts';
import { useDeed } from '../../ui/use-deed';

interface ChangeDeed<Input, Answer> {
  order: DesignOrderDto;
  work: (input: Input) => Promise<Answer>;
  done: string;
  onDone: () => void;
}

/** An answer of staff to who asked for a change; where somebody else was faster, the toast says what became of it. */
export function useChangeDeed<Input, Answer>({ order, work, done, onDone }: ChangeDeed<Input, Answer>) {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useDeed<Input, Answer>({
    work,
    done: () => done,
    failed: t('orders.changes.saveFailed'),
    refreshes: [
      getListOrderChangesQueryKey(order.id),
      getGetDesignOrderQueryKey(order.id),
      getListDesignOrdersQueryKey(),
    ],
    // What is answered is the change, which no list of orders shows.
    isListed: () => false,
    onDone,
    onFailed: (failure) => {
      const current = currentRecord(failure) as OrderChangeDto | undefined;
      if (!current) return false;
      toasts.error(t('orders.changes.faster', { state: t(`orders.changes.states.${current.status}`) }));
      return true;
    },
  });
}
