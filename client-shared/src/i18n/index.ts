export type { Catalogue } from './catalogue';
export { createI18n } from './create-i18n';
export { sharedEn } from './shared-en';
export { useLanguage } from './use-language';
