import { useOpenMyRequests } from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import { Box, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { TextField } from '../../ui/form/fields';
import { useRules } from '../../ui/form/use-rules';
import { SimpleGrid } from '../../ui/layout';
import { LinkForm } from './link-form';

interface WaysInProps {
  /** What is wrong with the link that led here. */
  reason?: string;
  /** Called with the token that a code opened. */
  onOpen: (token: string) => void;
}

/** How somebody without a good link gets to what they sent. */
export function WaysIn({ reason, onOpen }: WaysInProps) {
  const t = useTranslations('my-requests');
  return (
    <>
      {reason && (
        <Box role="alert" maw="40rem" mt="xl">
          <Title order={2} mb="xs">
            {t('lost.title')}
          </Title>
          <p>{reason}</p>
          <p>{t('lost.next')}</p>
        </Box>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="var(--space-5)" mt="var(--space-5)">
        <CodeForm onOpen={onOpen} />
        <LinkForm />
      </SimpleGrid>
    </>
  );
}

/** One record, by its code and the end of the phone number. What does not go together stays to be mended. */
function CodeForm({ onOpen }: { onOpen: (token: string) => void }) {
  const t = useTranslations('my-requests');
  const rules = useRules();
  const open = useOpenMyRequests({ mutation: { onSuccess: ({ data }) => onOpen(data.token) } });
  const form = useForm({
    initialValues: { code: '', digits: '' },
    validate: {
      code: rules.required('phone'),
      digits: (value) => (/^\d{4}$/.test(value.trim()) ? null : t('code.digitsMissing')),
    },
  });

  return (
    <section aria-labelledby="by-code">
      <Title order={2} size="h3" id="by-code">
        {t('code.heading')}
      </Title>
      <Text maw="40rem" mt="md" mb="lg">
        {t('code.text')}
      </Text>
      <ActionForm
        action={open}
        form={form}
        onSend={(values) => open.mutate({ data: trimmed(values) })}
        failed={t('code.failed')}
        submit={t('code.submit')}
      >
        <TextField
          label={t('code.code')}
          description={t('code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...form.getInputProps('code')}
        />
        <TextField
          label={t('code.digits')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          {...form.getInputProps('digits')}
        />
      </ActionForm>
    </section>
  );
}
