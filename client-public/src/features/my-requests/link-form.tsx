import { useSendMyRequestsLink } from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import { Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useSiteSettings } from '../../lib/site-settings';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { EmailField } from '../../ui/form/fields';
import { useRules } from '../../ui/form/use-rules';
import { LinkOutcome } from '../../ui/mail-link/link-outcome';

interface LinkFormProps {
  /** The address of the record that is shown: nobody has to enter it again. */
  to?: string | null;
}

/** A link by mail, to everything of an address. It never says whether anything is known of an address. */
export function LinkForm({ to }: LinkFormProps) {
  const t = useTranslations('my-requests');
  const rules = useRules();
  const { supportPhone: phone } = useSiteSettings();
  const send = useSendMyRequestsLink();
  const form = useForm({ initialValues: { email: to ?? '' }, validate: { email: rules.email } });

  if (send.isSuccess) {
    return (
      <LinkOutcome title={t('link.sentTitle')} text={t('link.sent')}>
        {phone && <p>{t('link.call', { phone })}</p>}
      </LinkOutcome>
    );
  }
  return (
    <section aria-labelledby="by-mail">
      <Title order={2} size="h3" id="by-mail">
        {t(to ? 'all.heading' : 'link.heading')}
      </Title>
      <Text maw="40rem" mt="md" mb="lg">
        {to ? t('all.text', { email: to }) : t('link.text')}
      </Text>
      <ActionForm
        action={send}
        form={form}
        onSend={(values) => send.mutate({ data: trimmed(values) })}
        failed={t('link.failed')}
        submit={t('link.submit')}
      >
        {!to && <EmailField label={t('link.email')} {...form.getInputProps('email')} />}
      </ActionForm>
    </section>
  );
}
