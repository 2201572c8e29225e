import { confirmEmail } from '@consultancy/client-shared/api/generated/auth/auth';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FormFailure, FormLayout } from '../../../ui/form/form-layout';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFailureText } from '../../../ui/form/use-failure-text';
import { useSubmission } from '../../../ui/form/use-submission';
import { PageColumn } from '../../../ui/page-column';
import { CutLink } from './cut-link';
import { HomeLink } from './home-link';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';
import { useLinkToken } from '../../../ui/mail-link/use-link-token';

/**
 * Where the link that confirms an address leads. A click does it and not the visit alone: programs that look through
 * mails visit every link.
 */
export function ConfirmEmailPage() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const token = useLinkToken();
  const confirm = useSubmission(confirmEmail);
  const done = confirm.data?.data;

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate({ token: token ?? '' });
  }

  return (
    <PageColumn title={t('links.confirm.title')} text={t('links.confirm.text')}>
      {token === null && <CutLink />}
      {token !== null && !done && (
        <FormLayout maw="32rem" mt="xl" onSubmit={submit}>
          <FormFailure>{confirm.error && failureText(confirm.error, t('links.failed'))}</FormFailure>
          <SubmitButton loading={confirm.isPending}>{t('links.confirm.submit')}</SubmitButton>
        </FormLayout>
      )}
      {done && (
        <LinkOutcome
          title={t(done.isComplete ? 'links.confirm.doneTitle' : 'links.confirm.waitingTitle')}
          text={t(done.isComplete ? 'links.confirm.done' : 'links.confirm.waiting', { email: done.email })}
        >
          <HomeLink />
        </LinkOutcome>
      )}
    </PageColumn>
  );
}
