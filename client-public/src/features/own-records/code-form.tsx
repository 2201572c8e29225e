import { openOwnRecords } from '@consultancy/client-shared/api/generated/own-records/own-records';
import { Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ApiError } from '@consultancy/client-shared/api';
import type { OpenOwnRecordsDto } from '@consultancy/client-shared/api/model';
import { TextField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';

/** One record, by its code and the end of the phone number. What does not go together stays to be mended. */
export function CodeForm({ onOpen }: { onOpen: (token: string) => void }) {
  const t = useTranslations('own-records');
  const rules = useRules();
  const failureText = useFailureText();
  const open = useMutation<string, ApiError, OpenOwnRecordsDto>({
    mutationFn: async (body) => (await openOwnRecords(body)).data.token,
  });
  const form = useForm({
    initialValues: { code: '', digits: '' },
    validate: {
      code: rules.required('phone'),
      digits: (value) => (/^\d{4}$/.test(value.trim()) ? null : t('code.digitsMissing')),
    },
  });

  function submit({ code, digits }: typeof form.values) {
    open.mutate(
      { code: code.trim(), digits: digits.trim() },
      { onSuccess: onOpen, onError: ({ fieldErrors }) => form.setErrors(fieldErrors) },
    );
  }

  return (
    <section aria-labelledby="by-code">
      <Title order={2} size="h3" id="by-code">
        {t('code.heading')}
      </Title>
      <Text maw="40rem" mt="md" mb="lg">
        {t('code.text')}
      </Text>
      <FormLayout onSubmit={form.onSubmit(submit)}>
        <FormFailure>{open.error && failureText(open.error, t('code.failed'))}</FormFailure>
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
        <SubmitButton loading={open.isPending}>{t('code.submit')}</SubmitButton>
      </FormLayout>
    </section>
  );
}
