import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '../format/language';
import { pluralLocale } from './translator';
import { LanguageContext } from './use-language';

interface TextsProviderProps {
  language: Language;
  /** Those that what is inside shows; the others may come later. */
  messages: ComponentProps<typeof IntlProvider>['messages'];
  children: ReactNode;
}

/** Gives the language and its texts to `useLanguage` and `useTranslations`. */
export function TextsProvider({ language, messages, children }: TextsProviderProps) {
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={pluralLocale(language)} messages={messages} timeZone="Africa/Addis_Ababa">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
