import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { useSearchKey } from './use-search-key';

/** To the search of the site, whose field has the focus then; so does the key `/`. */
export function SearchLink({ className }: { className?: string }) {
  const t = useTranslations('site');
  useSearchKey();
  return (
    <Link to={paths.search} className={className} aria-label={t('nav.search')} aria-keyshortcuts="/">
      <IconSearch size={22} stroke={1.5} aria-hidden />
    </Link>
  );
}
