import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { entryState } from '../../lib/entry-state';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { LinkOutcome } from '../../ui/mail-link/link-outcome';
import { MailLinkPage } from '../../ui/mail-link/mail-link-page';
import { MyRequests } from './my-requests';
import { WaysIn } from './ways-in';

/** `/mine#token`: what somebody sent, for themselves; without a token the two ways to one. */
export function MinePage() {
  const t = useTranslations('my-requests');
  const tSite = useTranslations('site');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isErased, setErased] = useState(false);

  /** Behind the # only, so that a reload works and nothing is stored. */
  function showBehind(token: string) {
    void navigate({ hash: token }, { replace: true, state: entryState() });
  }

  function finishErasure() {
    setErased(true);
    showBehind('');
  }

  const waysIn = <WaysIn reason={hash.length > 1 ? t('lost.cut') : undefined} onOpen={showBehind} />;
  const erased = (
    <LinkOutcome title={t('erase.doneTitle')} text={t('erase.done')}>
      <Link to={paths.home}>{tSite('action.backHome')}</Link>
    </LinkOutcome>
  );
  return (
    <MailLinkPage title={t('title')} text={t('subtitle')} cut={isErased ? erased : waysIn}>
      {(token) =>
        token && <MyRequests key={token} token={token} onOpen={showBehind} onErased={finishErasure} />
      }
    </MailLinkPage>
  );
}
