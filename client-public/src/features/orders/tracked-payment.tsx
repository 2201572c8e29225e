import type { TrackedOrderDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PaymentForm } from './payment-form';
import classes from './track-page.module.css';
import { trackingQuery } from './tracking-query';

interface TrackedPaymentProps {
  code: string;
  order: TrackedOrderDto;
}

/** What is left to do about the payment of an order. */
export function TrackedPayment({ code, order: { status, payment, paymentReason } }: TrackedPaymentProps) {
  const t = useTranslations('orders');
  const queryClient = useQueryClient();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);

  function look() {
    // The form goes with what it did.
    heading.current?.focus();
    void queryClient.refetchQueries(trackingQuery(language, code));
  }

  if (status === 'CANCELLED') return null;
  const isOpen = payment === 'AWAITING' || payment === 'REJECTED';
  return (
    <section className={classes.payment} aria-labelledby="payment">
      <h2 id="payment" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('track.pay.heading')}
      </h2>
      <p>{t(`track.pay.next.${payment}`)}</p>
      {payment === 'REJECTED' && paymentReason && (
        <p className={classes.reason}>
          {t('track.pay.reason')} {paymentReason}
        </p>
      )}
      {isOpen && <PaymentForm code={code} onDone={look} />}
    </section>
  );
}
