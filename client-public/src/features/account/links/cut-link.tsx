import { useTranslations } from 'use-intl';
import { HomeLink } from './home-link';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';

/** A link that a mail program has cut. */
export function CutLink() {
  const t = useTranslations('account');
  return (
    <LinkOutcome title={t('links.cutTitle')} text={t('links.cut')}>
      <HomeLink />
    </LinkOutcome>
  );
}
