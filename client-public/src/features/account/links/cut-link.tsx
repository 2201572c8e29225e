import { useTranslations } from 'use-intl';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';
import { HomeLink } from './home-link';

/** A link that a mail program has cut. */
export function CutLink() {
  const t = useTranslations('account');
  return (
    <LinkOutcome title={t('links.cutTitle')} text={t('links.cut')}>
      <HomeLink />
    </LinkOutcome>
  );
}
