import { useResetPassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { brokenRules } from '@consultancy/client-shared/forms';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useOpenDialog } from '../../../lib/dialogs';
import { ActionForm } from '../../../ui/form/action-form';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';
import { MailLinkPage } from '../../../ui/mail-link/mail-link-page';
import { CutLink } from './cut-link';

/** Where the link of a forgotten password leads. */
export function ChoosePasswordPage() {
  const t = useTranslations('account');
  const save = useResetPassword();
  const openDialog = useOpenDialog();
  const logIn = () => openDialog({ name: 'auth', mode: 'login' });
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: { newPassword: (value) => (brokenRules(value).length === 0 ? null : t('passwordRules')) },
  });
  // The link was used before, or is too old.
  const isLinkOver = save.error?.status === 404;
  return (
    <MailLinkPage title={t('links.password.title')} text={t('links.password.text')} cut={<CutLink />}>
      {(token = '') =>
        save.isSuccess ? (
          <LinkOutcome title={t('links.password.doneTitle')} text={t('links.password.done')}>
            <Button onClick={logIn}>{t('links.password.login')}</Button>
          </LinkOutcome>
        ) : (
          <ActionForm
            maw="32rem"
            mt="xl"
            action={save}
            form={form}
            onSend={({ newPassword }) => save.mutate({ data: { token, newPassword } })}
            failed={t('links.failed')}
            submit={t('links.password.submit')}
            beside={
              isLinkOver && (
                <Button variant="outline" onClick={logIn}>
                  {t('links.password.newLink')}
                </Button>
              )
            }
          >
            <PasswordField
              label={t('change.next')}
              description={t('passwordRules')}
              autoComplete="new-password"
              required
              {...form.getInputProps('newPassword')}
            />
          </ActionForm>
        )
      }
    </MailLinkPage>
  );
}
