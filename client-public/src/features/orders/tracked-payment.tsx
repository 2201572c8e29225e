import { useSubmitDesignOrderPayment } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import {
  type PaymentProvider,
  PaymentProvider as providers,
  type TrackedOrderDto,
} from '@consultancy/client-shared/api/model';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../ui/form/action-form';
import { SelectField, TextField } from '../../ui/form/fields';
import { useRules } from '../../ui/form/use-rules';
import { Quote } from '../../ui/quote';
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

interface PaymentFormProps {
  /** Tracking code of the order. */
  code: string;
  /** Called once the reference has arrived. */
  onDone: () => void;
}

const PROVIDERS = Object.values(providers);

/** By which transfer an order was paid. */
function PaymentForm({ code, onDone }: PaymentFormProps) {
  const t = useTranslations('orders');
  const tSite = useTranslations('site');
  const rules = useRules();
  const pay = useSubmitDesignOrderPayment({ mutation: { onSuccess: onDone } });
  const form = useForm({
    initialValues: { provider: '' as PaymentProvider | '', reference: '' },
    validate: {
      provider: (value) => (value ? null : t('track.pay.providerMissing')),
      reference: rules.required('subject'),
    },
  });

  function send({ provider, reference }: typeof form.values) {
    if (provider) pay.mutate({ code, data: { provider, reference: reference.trim() } });
  }

  return (
    <ActionForm
      action={pay}
      form={form}
      onSend={send}
      failed={t('track.pay.failed')}
      submit={t('track.pay.submit')}
      sending={t('track.pay.sending')}
    >
      <SelectField
        label={t('track.pay.provider')}
        placeholder={tSite('form.choose')}
        options={PROVIDERS.map((value) => ({ value, label: t(`track.pay.providers.${value}`) }))}
        required
        {...form.getInputProps('provider')}
      />
      <TextField
        label={t('track.pay.reference')}
        description={t('track.pay.referenceHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...form.getInputProps('reference')}
      />
    </ActionForm>
  );
}
