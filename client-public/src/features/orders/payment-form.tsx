import { submitDesignOrderPayment } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { type PaymentProvider, PaymentProvider as providers } from '@consultancy/client-shared/api/model';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { SelectField, TextField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';

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
  const failureText = useFailureText();
  const submission = useSubmission((body: { provider: PaymentProvider; reference: string }) =>
    submitDesignOrderPayment(code, body),
  );
  const form = useForm({
    initialValues: { provider: '' as PaymentProvider | '', reference: '' },
    validate: {
      provider: (value) => (value ? null : t('track.pay.providerMissing')),
      reference: rules.required('subject'),
    },
  });

  function submit({ provider, reference }: typeof form.values) {
    if (!provider) return;
    submission.mutate(
      { provider, reference: reference.trim() },
      { onSuccess: onDone, onError: (error) => form.setErrors(error.fieldErrors) },
    );
  }

  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <FormFailure>{submission.error && failureText(submission.error, t('track.pay.failed'))}</FormFailure>
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
      <SubmitButton loading={submission.isPending}>
        {t(submission.isPending ? 'track.pay.sending' : 'track.pay.submit')}
      </SubmitButton>
    </FormLayout>
  );
}
