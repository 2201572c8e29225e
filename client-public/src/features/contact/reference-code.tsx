import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';

/** What opens a record again without a mail, together with the end of the phone number. */
export function ReferenceCode({ code }: { code: string | null | undefined }) {
  const { t } = useTranslation('contact');
  if (!code) return null;
  return (
    <p>
      {t('reference.keep')} <strong>{code}</strong>
      <br />
      <Link to="/mine">{t('reference.open')}</Link>
    </p>
  );
}
