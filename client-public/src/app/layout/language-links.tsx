import { type Language, LANGUAGES } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { switchLanguage } from '../../i18n/catalogues';
import classes from './language-links.module.css';

interface LanguageLinksProps {
  className?: string;
  onChosen?: () => void;
}

/**
 * The languages by their own names. They are real links, so they work in a new tab and without scripts;
 * a plain click changes the language of the page in memory and takes a `?lang=` out of the address.
 */
export function LanguageLinks({ className, onChosen }: LanguageLinksProps) {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  function addressIn(code: Language): string {
    const query = new URLSearchParams(search);
    query.delete('lang');
    if (code !== 'en') query.set('lang', code);
    return `${pathname}${query.size ? `?${query}` : ''}`;
  }

  async function choose(event: MouseEvent, code: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    await switchLanguage(i18n, code);
    if (new URLSearchParams(search).has('lang')) await navigate(addressIn('en') + hash, { replace: true });
    onChosen?.();
  }

  return (
    <ul className={className}>
      {LANGUAGES.map(({ code, nativeName }) => (
        <li key={code}>
          <Link
            to={addressIn(code)}
            reloadDocument
            hrefLang={code}
            lang={code}
            className={classes.name}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => void choose(event, code)}
          >
            {nativeName}
          </Link>
        </li>
      ))}
    </ul>
  );
}
