import { useWriteToOwnInquiry } from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { letterDraft } from '../../ui/form/drafts';
import { TextAreaField } from '../../ui/form/fields';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';
import { myRequestsKey } from './my-requests-query';

interface LetterFormProps {
  token: string;
  inquiryId: number;
}

/** A further message to an inquiry. It stays in the field until it is sent, and then appears among the others. */
export function LetterForm({ token, inquiryId }: LetterFormProps) {
  const t = useTranslations('my-requests');
  const rules = useRules();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { message: '' }, validate: { message: rules.required('message') } });
  useDraft(letterDraft(inquiryId), form);

  const send = useWriteToOwnInquiry({
    mutation: {
      onSuccess: () => {
        form.reset();
        void queryClient.invalidateQueries({ queryKey: myRequestsKey });
      },
    },
  });

  return (
    <>
      <ActionForm
        action={send}
        form={form}
        onSend={(values) => send.mutate({ data: { token, inquiryId, ...trimmed(values) } })}
        failed={t('letter.failed')}
        submit={t('letter.submit')}
        sending={t('letter.sending')}
      >
        <TextAreaField
          label={t('letter.label')}
          rows={3}
          required
          readOnly={send.isPending}
          {...form.getInputProps('message')}
        />
      </ActionForm>
      <p role="status">{send.isSuccess && t('letter.sent')}</p>
    </>
  );
}
