export type { Catalogue } from './catalogue';
export type { Messages } from './messages';
export { sharedEn } from './shared-en';
export { TextsProvider } from './texts-provider';
export { type Namespace, pluralLocale, type Translator, translatorOf } from './translator';
export { useLanguage } from './use-language';
