import { useConfirmEmail } from '@consultancy/client-shared/api/generated/auth/auth';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../../ui/form/action-form';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';
import { MailLinkPage } from '../../../ui/mail-link/mail-link-page';
import { CutLink } from './cut-link';
import { HomeLink } from './home-link';

/**
 * Where the link that confirms an address leads. A click does it and not the visit alone: programs that look through
 * mails visit every link.
 */
export function ConfirmEmailPage() {
  const t = useTranslations('account');
  const confirm = useConfirmEmail();
  const done = confirm.data?.data;
  return (
    <MailLinkPage title={t('links.confirm.title')} text={t('links.confirm.text')} cut={<CutLink />}>
      {(token = '') =>
        done ? (
          <LinkOutcome
            title={t(done.isComplete ? 'links.confirm.doneTitle' : 'links.confirm.waitingTitle')}
            text={t(done.isComplete ? 'links.confirm.done' : 'links.confirm.waiting', { email: done.email })}
          >
            <HomeLink />
          </LinkOutcome>
        ) : (
          <ActionForm
            maw="32rem"
            mt="xl"
            action={confirm}
            onSend={() => confirm.mutate({ data: { token } })}
            failed={t('links.failed')}
            submit={t('links.confirm.submit')}
          />
        )
      }
    </MailLinkPage>
  );
}
