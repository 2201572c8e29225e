import { useSendConsultationLink } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { paths } from '../../../lib/paths';
import { useSiteSettings } from '../../../lib/site-settings';
import { ActionForm, trimmed } from '../../../ui/form/action-form';
import { EmailField } from '../../../ui/form/fields';
import { useRules } from '../../../ui/form/use-rules';
import { Stack } from '../../../ui/layout';
import { Link } from '../../../ui/link';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';

/** What is wrong with a link, and how to get another one. */
export function LostLink({ reason }: { reason: string }) {
  const t = useTranslations('contact');
  const tSite = useTranslations('site');
  const rules = useRules();
  const { supportPhone: phone } = useSiteSettings();
  const send = useSendConsultationLink();
  const form = useForm({ initialValues: { email: '' }, validate: { email: rules.email } });

  if (send.isSuccess) {
    return (
      <LinkOutcome title={t('own.lost.sentTitle')} text={t('own.lost.sent')}>
        {phone && <p>{t('own.lost.call', { phone })}</p>}
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
      <ActionForm
        w="100%"
        action={send}
        form={form}
        onSend={(values) => send.mutate({ data: trimmed(values) })}
        failed={t('consultation.failed')}
        submit={t('own.lost.submit')}
      >
        <EmailField label={t('own.lost.email')} {...form.getInputProps('email')} />
      </ActionForm>
      {phone && <p>{t('own.lost.call', { phone })}</p>}
      <p>
        <Link to={paths.mine}>{tSite('nav.mine')}</Link>
      </p>
    </Stack>
  );
}
