import { requestOrderChange } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { changeDraft } from '../../ui/form/drafts';
import { TextAreaField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useDraft } from '../../ui/form/use-draft';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';

interface ChangeFormProps {
  /** Tracking code of the order. */
  code: string;
  /** Called once the request has arrived. */
  onDone: () => void;
}

/** What a buyer wants changed of the design, in their own words. */
export function ChangeForm({ code, onDone }: ChangeFormProps) {
  const t = useTranslations('orders');
  const rules = useRules();
  const failureText = useFailureText();
  const submission = useSubmission((body: { description: string }) => requestOrderChange(code, body));
  const form = useForm({
    initialValues: { description: '' },
    validate: { description: rules.required('message', t('track.change.missing')) },
  });
  const forgetDraft = useDraft(changeDraft(code), form);

  function submit({ description }: typeof form.values) {
    submission.mutate(
      { description: description.trim() },
      {
        onSuccess: () => {
          forgetDraft();
          onDone();
        },
        onError: (error) => form.setErrors(error.fieldErrors),
      },
    );
  }

  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <FormFailure>{submission.error && failureText(submission.error, t('track.change.failed'))}</FormFailure>
      <TextAreaField
        label={t('track.change.description')}
        description={t('track.change.hint')}
        rows={4}
        autoFocus
        required
        {...form.getInputProps('description')}
      />
      <SubmitButton loading={submission.isPending}>
        {t(submission.isPending ? 'track.change.sending' : 'track.change.submit')}
      </SubmitButton>
    </FormLayout>
  );
}
