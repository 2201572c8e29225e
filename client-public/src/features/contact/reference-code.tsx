import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';

interface ReferenceCodeProps {
  code: string | null | undefined;
  /** The number that opens it together with the code; without one a mail has to. */
  phone: string | null | undefined;
}

/** What opens a record again, together with the end of the phone number. */
export function ReferenceCode({ code, phone }: ReferenceCodeProps) {
  const t = useTranslations('contact');
  if (!code) return null;
  return (
    <p>
      {t('reference.keep')} <strong>{code}</strong>
      <br />
      <Link to={paths.mine}>{t(phone ? 'reference.open' : 'reference.openByMail')}</Link>
    </p>
  );
}
