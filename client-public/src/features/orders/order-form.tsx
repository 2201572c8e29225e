import { useCreateDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { PlacedOrderDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { currentAccount } from '../../lib/session';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { EmailField, NameField, PhoneField, TextField } from '../../ui/form/fields';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';
import { Group } from '../../ui/layout';
import { OrderedTerms } from './ordered-terms';

interface OrderFormProps {
  project: Pick<PublicProjectDto, 'id' | 'title' | 'price'>;
  onDone: (order: PlacedOrderDto) => void;
}

export function OrderForm({ project, onDone }: OrderFormProps) {
  const t = useTranslations('orders');
  const language = useLanguage();
  const rules = useRules();
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

  const order = useCreateDesignOrder({
    mutation: {
      onSuccess: ({ data }) => {
        forgetDraft();
        onDone(data);
      },
    },
  });

  return (
    <ActionForm
      action={order}
      form={form}
      onSend={(values) => order.mutate({ data: { ...trimmed(values), projectId: project.id } })}
      failed={t('buy.failed')}
      submit={t('buy.submit')}
      sending={t('buy.sending')}
    >
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
      <NameField label={t('buy.name')} {...form.getInputProps('name')} />
      <EmailField label={t('buy.email')} {...form.getInputProps('email')} />
      <PhoneField label={t('buy.phone')} required {...form.getInputProps('phone')} />
      <TextField
        label={t('buy.address')}
        autoComplete="street-address"
        required
        {...form.getInputProps('address')}
      />
    </ActionForm>
  );
}
