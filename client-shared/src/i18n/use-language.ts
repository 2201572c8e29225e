import { createContext, use } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../format/language';

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The language shown now; a component that reads it renders again when it changes. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
