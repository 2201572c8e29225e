import { currentRecord } from '@consultancy/client-shared/api';
import {
  decideDesignOrderPayment,
  getGetDesignOrderQueryKey,
  getListDesignOrdersQueryKey,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type DesignOrderDto, PaymentDecision } from '@consultancy/client-shared/api/model';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../ui/toasts';
import { useDeed } from '../../ui/use-deed';

const LONGEST_REASON = 500;

interface Decision {
  decision: PaymentDecision;
  reason?: string;
}

/** What staff make of the reference that a buyer entered. */
export function OrderPayment({ order }: { order: DesignOrderDto }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const decide = useDeed({
    work: (input: Decision) => decideDesignOrderPayment(order.id, { ...input, version: order.version }),
    done: ({ decision }) => t(`orders.payment.done.${decision}`, { name: order.name }),
    failed: t('orders.payment.failed'),
    refreshes: [getListDesignOrdersQueryKey(), getGetDesignOrderQueryKey(order.id)],
    onDone: () => {
      setRejecting(false);
      setReason('');
    },
    onFailed: (failure) => {
      const current = currentRecord(failure) as DesignOrderDto | undefined;
      if (!current) return false;
      const state = t(`orders.payment.states.${current.payment}`);
      toasts.error(t('orders.payment.faster', { name: current.name, state }));
      return true;
    },
  });
  if (order.paymentReference === null) return null;
  const given = reason.trim();
  return (
    <section aria-label={t('orders.payment.title')}>
      {isRejecting && (
        <Textarea
          label={t('orders.payment.reason')}
          description={t('orders.payment.reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={LONGEST_REASON}
          rows={2}
          mt="md"
          required
          data-autofocus
          autoFocus
        />
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        {isRejecting ? (
          <>
            <Button size="xs" variant="default" onClick={() => setRejecting(false)}>
              {t('orders.payment.keep')}
            </Button>
            <Button
              size="xs"
              color="red"
              disabled={!given}
              loading={decide.isPending}
              onClick={() => decide.mutate({ decision: PaymentDecision.REJECTED, reason: given })}
            >
              {t('orders.payment.reject')}
            </Button>
          </>
        ) : (
          <>
            {order.payment !== 'REJECTED' && (
              <Button size="xs" variant="default" onClick={() => setRejecting(true)}>
                {t('orders.payment.rejectAsk')}
              </Button>
            )}
            {order.payment !== 'VERIFIED' && (
              <Button
                size="xs"
                loading={decide.isPending}
                onClick={() => decide.mutate({ decision: PaymentDecision.VERIFIED })}
              >
                {t('orders.payment.verify')}
              </Button>
            )}
          </>
        )}
      </Group>
    </section>
  );
}
