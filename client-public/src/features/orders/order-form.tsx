import { useGetProject } from '@consultancy/client-shared/api/generated/project-details/project-details';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { currentAccount } from '../../lib/session';
import type { OrderedProject } from '../../lib/submissions/submission';
import { DesignTerms } from '../../ui/design-terms';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { EmailField, NameField, PhoneField, TextField } from '../../ui/form/fields';
import { SubmissionNotices } from '../../ui/form/submission-notices';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { Group } from '../../ui/layout';
import { AS_VISITORS, readDetails } from '../../ui/projects-by-id';
import { Spinner } from '../../ui/spinner';
import classes from './order-form.module.css';

interface OrderFormProps {
  project: OrderedProject;
  /** @param code by which the order is followed */
  onDone: (code: string | null) => void;
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

  const { action, send, notices } = useSubmission('order', form, {
    project,
    onSent: (_values, { code }) => {
      forgetDraft();
      onDone(code);
    },
  });

  return (
    <ActionForm
      action={action}
      form={form}
      onSend={(values) => send({ ...trimmed(values), projectId: project.id }, values)}
      failed={t('buy.failed')}
      submit={t('buy.submit')}
      sending={t('buy.sending')}
    >
      <SubmissionNotices {...notices} />
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

/** What somebody is about to buy; the card that the dialog was opened from knows nothing of it. */
function OrderedTerms({ id }: { id: number }) {
  const t = useTranslations('orders');
  const query = useGetProject(id, AS_VISITORS, { 'Accept-Language': useLanguage() }, { query: readDetails });
  const headings = { packageContents: t('buy.packageContents'), licenceText: t('buy.licenceText') };
  return (
    <QueryOutcome query={query} pending={<Spinner label={t('buy.termsLoading')} />}>
      {(project) =>
        (project.packageContents ?? project.licenceText) && (
          <div className={classes.terms}>
            <DesignTerms project={project} headings={headings} level="folded" />
          </div>
        )
      }
    </QueryOutcome>
  );
}
