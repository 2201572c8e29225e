import { createDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { PlacedOrderDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { currentAccount } from '../../session';
import { EmailField, NameField, PhoneField, TextField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { useDraft } from '../../ui/form/use-draft';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { Group } from '../../ui/layout';
import { OrderedTerms } from './ordered-terms';
import { SubmitButton } from '../../ui/form/submit-button';

interface OrderFormProps {
  project: Pick<PublicProjectDto, 'id' | 'title' | 'price'>;
  onDone: (order: PlacedOrderDto) => void;
}

export function OrderForm({ project, onDone }: OrderFormProps) {
  const t = useTranslations('orders');
  const language = useLanguage();
  const rules = useRules();
  const failureText = useFailureText();
  const submission = useSubmission(createDesignOrder);
  const user = currentAccount()?.user;
  const form = useForm({
    initialValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: '',
      address: user?.address ?? '',
    },
    validate: {
      name: rules.required('name'),
      email: rules.email,
      phone: rules.required('phone'),
      address: rules.required('short'),
    },
  });

  // A dialog is closed by a slip of the thumb; it opens again as it was, for this design or another.
  const forgetDraft = useDraft('order', form);

  function submit({ name, email, phone, address }: typeof form.values) {
    submission.mutate(
      {
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim(),
        address: address.trim(),
        projectId: project.id,
      },
      {
        onSuccess: ({ data }) => {
          forgetDraft();
          onDone(data);
        },
        onError: (error) => form.setErrors(error.fieldErrors),
      },
    );
  }

  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <div>
        <Group justify="space-between" gap="0 var(--space-2)">
          <Text fw={500}>{project.title}</Text>
          <Text>
            {project.price === null ? t('buy.priceOnRequest') : formatPrice(project.price, language)}
          </Text>
        </Group>
        <Text c="dimmed" fz="sm" mt="half">
          {t('buy.intro')}
        </Text>
      </div>
      <OrderedTerms id={project.id} />
      <FormFailure>{submission.error && failureText(submission.error, t('buy.failed'))}</FormFailure>
      <NameField label={t('buy.name')} {...form.getInputProps('name')} />
      <EmailField label={t('buy.email')} {...form.getInputProps('email')} />
      <PhoneField label={t('buy.phone')} required {...form.getInputProps('phone')} />
      <TextField
        label={t('buy.address')}
        autoComplete="street-address"
        required
        {...form.getInputProps('address')}
      />
      <SubmitButton loading={submission.isPending}>
        {t(submission.isPending ? 'buy.sending' : 'buy.submit')}
      </SubmitButton>
    </FormLayout>
  );
}
