import type { TranslatedLanguage } from '@consultancy/client-shared/api/model';
import { TranslationState } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';

/** In the order of the work: what is done, then what is nearest to it. */
export const STATES = [
  TranslationState.CURRENT,
  TranslationState.DRAFT,
  TranslationState.OUTDATED,
  TranslationState.MISSING,
] as const;

/** What a translator has to look at. */
export const OPEN_STATES = STATES.filter((state) => state !== TranslationState.CURRENT);

export function useLanguageName() {
  const t = useTranslations();
  return (language: TranslatedLanguage) => t(`translations.languages.${language}`);
}
