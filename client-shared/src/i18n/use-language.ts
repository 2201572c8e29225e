import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../format/language';

/** The language shown now; a component that reads it renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('shared');
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
