import { writeToOwnInquiry } from '@consultancy/client-shared/api/generated/own-records/own-records';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { letterDraft } from '../../ui/form/drafts';
import { TextAreaField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useDraft } from '../../ui/form/use-draft';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { ownRecordsKey } from './own-records-query';

interface LetterFormProps {
  token: string;
  inquiryId: number;
}

/** A further message to an inquiry. It stays in the field until it has arrived, and then stands among the others. */
export function LetterForm({ token, inquiryId }: LetterFormProps) {
  const t = useTranslations('own-records');
  const rules = useRules();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const send = useSubmission(writeToOwnInquiry);
  const form = useForm({ initialValues: { message: '' }, validate: { message: rules.required('message') } });
  useDraft(letterDraft(inquiryId), form);

  function submit({ message }: typeof form.values) {
    send.mutate(
      { token, inquiryId, message: message.trim() },
      {
        onSuccess: () => {
          form.reset();
          void queryClient.invalidateQueries({ queryKey: ownRecordsKey });
        },
        onError: ({ fieldErrors }) => form.setErrors(fieldErrors),
      },
    );
  }

  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <FormFailure>{send.error && failureText(send.error, t('letter.failed'))}</FormFailure>
      <TextAreaField
        label={t('letter.label')}
        rows={3}
        required
        readOnly={send.isPending}
        {...form.getInputProps('message')}
      />
      <SubmitButton loading={send.isPending}>
        {t(send.isPending ? 'letter.sending' : 'letter.submit')}
      </SubmitButton>
      <p role="status">{send.isSuccess && t('letter.sent')}</p>
    </FormLayout>
  );
}
