import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { Link } from '../../ui/link';
import { LinkOutcome } from '../../ui/mail-link/link-outcome';
import { useLinkToken } from '../../ui/mail-link/use-link-token';
import { PageColumn } from '../../ui/page-column';
import { OwnRecords } from './own-records';
import { WaysIn } from './ways-in';

/** `/mine#token`: what somebody sent, for themselves; without a token the two ways to one. */
export function MinePage() {
  const t = useTranslations('own-records');
  const tSite = useTranslations('site');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const token = useLinkToken();
  const [isErased, setErased] = useState(false);

  /** Behind the # only, so that a reload works and nothing is stored. */
  function showBehind(token: string) {
    void navigate({ hash: token }, { replace: true, preventScrollReset: true });
  }

  function finishErasure() {
    setErased(true);
    showBehind('');
  }

  return (
    <PageColumn title={t('title')} text={t('subtitle')}>
      {isErased && (
        <LinkOutcome title={t('erase.doneTitle')} text={t('erase.done')}>
          <Link to={paths.home}>{tSite('action.backHome')}</Link>
        </LinkOutcome>
      )}
      {!isErased && token === null && (
        <WaysIn reason={hash.length > 1 ? t('lost.cut') : undefined} onOpen={showBehind} />
      )}
      {!isErased && token && (
        <OwnRecords key={token} token={token} onOpen={showBehind} onErased={finishErasure} />
      )}
    </PageColumn>
  );
}
