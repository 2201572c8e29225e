import type { TrackedOrderDto } from '@consultancy/client-shared/api/model';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Quote } from '../../ui/quote';
import { PaymentForm } from './payment-form';
import { TrackedSection } from './tracked-section';

interface TrackedPaymentProps {
  code: string;
  order: TrackedOrderDto;
}

/** What is left to do about the payment of an order. */
export function TrackedPayment({ code, order: { status, payment, paymentReason } }: TrackedPaymentProps) {
  const t = useTranslations('orders');
  const heading = useRef<HTMLHeadingElement>(null);

  function look() {
    // The form goes with what it did.
    heading.current?.focus();
  }

  if (status === 'CANCELLED') return null;
  const isOpen = payment === 'AWAITING' || payment === 'REJECTED';
  return (
    <TrackedSection id="payment" title={t('track.pay.heading')} heading={heading}>
      <p>{t(`track.pay.next.${payment}`)}</p>
      {payment === 'REJECTED' && paymentReason && (
        <Quote tone="danger">
          {t('track.pay.reason')} {paymentReason}
        </Quote>
      )}
      {isOpen && <PaymentForm code={code} onDone={look} />}
    </TrackedSection>
  );
}
