import { useRequestOrderChange } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { changeDraft } from '../../ui/form/drafts';
import { TextAreaField } from '../../ui/form/fields';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';

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
  const form = useForm({
    initialValues: { description: '' },
    validate: { description: rules.required('message', t('track.change.missing')) },
  });
  const forgetDraft = useDraft(changeDraft(code), form);

  const ask = useRequestOrderChange({
    mutation: {
      onSuccess: () => {
        forgetDraft();
        onDone();
      },
    },
  });

  return (
    <ActionForm
      action={ask}
      form={form}
      onSend={(values) => ask.mutate({ code, data: trimmed(values) })}
      failed={t('track.change.failed')}
      submit={t('track.change.submit')}
      sending={t('track.change.sending')}
    >
      <TextAreaField
        label={t('track.change.description')}
        description={t('track.change.hint')}
        rows={4}
        autoFocus
        required
        {...form.getInputProps('description')}
      />
    </ActionForm>
  );
}
