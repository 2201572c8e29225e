import { useSubmitDesignOrderPayment } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type PaymentProvider, PaymentProvider as providers } from '@consultancy/client-shared/api/model';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../ui/form/action-form';
import { SelectField, TextField } from '../../ui/form/fields';
import { useRules } from '../../ui/form/use-rules';

interface PaymentFormProps {
  /** Tracking code of the order. */
  code: string;
  /** Called once the reference has arrived. */
  onDone: () => void;
}

const PROVIDERS = Object.values(providers);

/** By which transfer an order was paid. */
export function PaymentForm({ code, onDone }: PaymentFormProps) {
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
