import { createTranslator, type NamespaceKeys, type NestedKeyOf, type useTranslations } from 'use-intl';
import type { Language } from '../format/language';
import type { Messages } from './messages';

/** A name under which texts are found, such as `shared` or `shared.status`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Looks up the texts of a namespace, as `useTranslations` gives it to components. */
export type Translator<Name extends Namespace> = ReturnType<typeof useTranslations<Name>>;

/**
 * The language whose plural rules apply. Browsers do not know `om` and would use those of the machine's own language;
 * its two forms are those of English.
 */
export function pluralLocale(language: Language): string {
  return language === 'om' ? 'en' : language;
}

/** Looks up texts outside components, such as for the title of a page. */
export function translatorOf<Name extends Namespace>(
  language: Language,
  messages: Messages,
  namespace: Name,
): Translator<Name> {
  return createTranslator({ locale: pluralLocale(language), messages, namespace });
}
