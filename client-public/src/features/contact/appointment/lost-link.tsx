import { sendConsultationLink } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useSiteSettings } from '../../../site-settings';
import { EmailField } from '../../../ui/form/fields';
import { FormFailure, FormLayout } from '../../../ui/form/form-layout';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFailureText } from '../../../ui/form/use-failure-text';
import { useRules } from '../../../ui/form/use-rules';
import { useSubmission } from '../../../ui/form/use-submission';
import { Stack } from '../../../ui/layout';
import { Link } from '../../../ui/link';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';

/** What is wrong with a link, and how to get another one. */
export function LostLink({ reason }: { reason: string }) {
  const t = useTranslations('contact');
  const rules = useRules();
  const failureText = useFailureText();
  const { supportPhone: phone } = useSiteSettings();
  const send = useSubmission(sendConsultationLink);
  const form = useForm({ initialValues: { email: '' }, validate: { email: rules.email } });

  if (send.isSuccess) {
    return (
      <LinkOutcome title={t('own.lost.sentTitle')} text={t('own.lost.sent')}>
        <p>{t('own.lost.call', { phone })}</p>
      </LinkOutcome>
    );
  }
  return (
    <Stack align="start" gap="xl" maw="40rem" mih="12rem" mt="xl">
      <div role="alert">
        <Title order={2} mb="xs">
          {t('own.lost.title')}
        </Title>
        <Text>{reason}</Text>
      </div>
      <FormLayout
        w="100%"
        onSubmit={form.onSubmit(({ email }) =>
          send.mutate({ email: email.trim() }, { onError: ({ fieldErrors }) => form.setErrors(fieldErrors) }),
        )}
      >
        <FormFailure>{send.error && failureText(send.error, t('consultation.failed'))}</FormFailure>
        <EmailField label={t('own.lost.email')} {...form.getInputProps('email')} />
        <SubmitButton loading={send.isPending}>{t('own.lost.submit')}</SubmitButton>
      </FormLayout>
      <p>{t('own.lost.call', { phone })}</p>
      <p>
        <Link to="/mine">{t('own.lost.mine')}</Link>
      </p>
    </Stack>
  );
}
