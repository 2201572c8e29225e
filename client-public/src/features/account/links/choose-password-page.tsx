import { ApiError } from '@consultancy/client-shared/api';
import { resetPassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { brokenRules } from '@consultancy/client-shared/forms';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { openDialog } from '../../../dialogs';
import { FormFailure, FormLayout } from '../../../ui/form/form-layout';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFailureText } from '../../../ui/form/use-failure-text';
import { useSubmission } from '../../../ui/form/use-submission';
import { PageColumn } from '../../../ui/page-column';
import { CutLink } from './cut-link';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';
import { useLinkToken } from '../../../ui/mail-link/use-link-token';

const logIn = () => openDialog({ name: 'auth', mode: 'login' });

/** Where the link of a forgotten password leads. */
export function ChoosePasswordPage() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const token = useLinkToken();
  const save = useSubmission(resetPassword);
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: { newPassword: (value) => (brokenRules(value).length === 0 ? null : t('passwordRules')) },
  });

  function submit({ newPassword }: typeof form.values) {
    save.mutate(
      { token: token ?? '', newPassword },
      { onError: ({ fieldErrors }) => form.setErrors(fieldErrors) },
    );
  }

  return (
    <PageColumn title={t('links.password.title')} text={t('links.password.text')}>
      {token === null && <CutLink />}
      {token !== null && !save.isSuccess && (
        <FormLayout maw="32rem" mt="xl" onSubmit={form.onSubmit(submit)}>
          <FormFailure>{save.error && failureText(save.error, t('links.failed'))}</FormFailure>
          <PasswordField
            label={t('change.next')}
            description={t('passwordRules')}
            autoComplete="new-password"
            required
            {...form.getInputProps('newPassword')}
          />
          <SubmitButton loading={save.isPending}>{t('links.password.submit')}</SubmitButton>
          {isAboutLink(save.error) && (
            <Button variant="outline" onClick={logIn}>
              {t('links.password.newLink')}
            </Button>
          )}
        </FormLayout>
      )}
      {save.isSuccess && (
        <LinkOutcome title={t('links.password.doneTitle')} text={t('links.password.done')}>
          <Button onClick={logIn}>{t('links.password.login')}</Button>
        </LinkOutcome>
      )}
    </PageColumn>
  );
}

function isAboutLink(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}
