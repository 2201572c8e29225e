import { currentRecord } from '@consultancy/client-shared/api';
import {
  useDecideDesignOrderPayment,
  getListDesignOrdersQueryKey,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type DesignOrderDto, PaymentDecision } from '@consultancy/client-shared/api/model';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { useFailureToast } from '../../ui/mutation-feedback';
import { toasts } from '../../ui/toasts';

const LONGEST_REASON = 500;

/** What staff make of the reference that a buyer entered. */
export function OrderPayment({ order }: { order: DesignOrderDto }) {
  const t = useTranslations();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const fail = useFailureToast();
  const { mutate, isPending } = useDecideDesignOrderPayment({
    mutation: {
      ...changesOf('design-orders', order.id),
      meta: { lists: getListDesignOrdersQueryKey() },
      onSuccess: (_answer, { data: { decision } }) => {
        toasts.success(t(`orders.payment.done.${decision}`, { name: order.name }));
        setRejecting(false);
        setReason('');
      },
      onError: (failure) => {
        const current = currentRecord(failure) as DesignOrderDto | undefined;
        if (!current) return fail(failure, t('orders.updateFailed'));
        const state = t(`orders.payment.states.${current.payment}`);
        toasts.error(t('orders.payment.faster', { name: current.name, state }));
      },
    },
  });
  const decide = (decision: PaymentDecision, reason?: string) =>
    mutate({ id: order.id, data: { decision, reason, version: order.version } });
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
              loading={isPending}
              onClick={() => decide(PaymentDecision.REJECTED, given)}
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
              <Button size="xs" loading={isPending} onClick={() => decide(PaymentDecision.VERIFIED)}>
                {t('orders.payment.verify')}
              </Button>
            )}
          </>
        )}
      </Group>
    </section>
  );
}
