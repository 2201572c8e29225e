import { sendOwnRecordsLink } from '@consultancy/client-shared/api/generated/own-records/own-records';
import { Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useSiteSettings } from '../../site-settings';
import { EmailField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { LinkOutcome } from '../../ui/mail-link/link-outcome';

interface LinkFormProps {
  /** The address of the record that is shown: nobody has to enter it again. */
  to?: string | null;
}

/** A link by mail, to everything of an address. It never says whether anything is known of an address. */
export function LinkForm({ to }: LinkFormProps) {
  const t = useTranslations('own-records');
  const rules = useRules();
  const failureText = useFailureText();
  const { supportPhone: phone } = useSiteSettings();
  const send = useSubmission(sendOwnRecordsLink);
  const form = useForm({ initialValues: { email: to ?? '' }, validate: { email: rules.email } });

  if (send.isSuccess) {
    return (
      <LinkOutcome title={t('link.sentTitle')} text={t('link.sent')}>
        <p>{t('link.call', { phone })}</p>
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
      <FormLayout
        onSubmit={form.onSubmit(({ email }) =>
          send.mutate({ email: email.trim() }, { onError: ({ fieldErrors }) => form.setErrors(fieldErrors) }),
        )}
      >
        <FormFailure>{send.error && failureText(send.error, t('link.failed'))}</FormFailure>
        {!to && <EmailField label={t('link.email')} {...form.getInputProps('email')} />}
        <SubmitButton loading={send.isPending}>{t('link.submit')}</SubmitButton>
      </FormLayout>
    </section>
  );
}
