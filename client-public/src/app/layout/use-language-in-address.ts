import { DEFAULT_LANGUAGE, isLanguage } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchInLanguage } from '../../ui/link';

/**
 * Keeps the language that is shown in the address, from where a reload and whoever gets the link take it: after
 * another one was chosen, and on the way back to addresses from before. Nothing is stored.
 */
export function useLanguageInAddress(): void {
  const language = useLanguage();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('lang');
  const isNamed = (isLanguage(named) ? named : DEFAULT_LANGUAGE) === language;
  useEffect(() => {
    if (isNamed) return;
    const address = { search: searchInLanguage(search, language), hash };
    void navigate(address, { replace: true, preventScrollReset: true, state: state as unknown });
  }, [isNamed, language, search, hash, state, navigate]);
}
