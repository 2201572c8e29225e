import { currentRecord } from '@consultancy/client-shared/api';
import type { DesignOrderDto, OrderChangeDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../ui/mutation-feedback';
import { toasts } from '../../ui/toasts';

/** What is said after an answer to who requested a change; where somebody else was faster, what became of it. */
export function useChangeOutcome(order: DesignOrderDto, onDone: () => void) {
  const t = useTranslations();
  const fail = useFailureToast();
  return {
    onSuccess: ({ data: { status } }: { data: OrderChangeDto }) => {
      toasts.success(
        t(`orders.changes.${status === 'QUOTED' ? 'quoted' : 'declined'}`, { name: order.name }),
      );
      onDone();
    },
    onError: (failure: unknown) => {
      const current = currentRecord(failure) as OrderChangeDto | undefined;
      if (!current) fail(failure, t('orders.updateFailed'));
      else toasts.error(t('orders.changes.faster', { state: t(`orders.changes.states.${current.status}`) }));
    },
  };
}
