import type { TranslatedLanguage, TranslatableKind } from '@consultancy/client-shared/api/model';
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

/** What the board calls things. */
export function useBoardWords() {
  const t = useTranslations();
  return {
    language: (language: TranslatedLanguage) => t(`translations.languages.${language}`),
    kind: (kind: TranslatableKind) => t(`translations.kinds.${kind}`),
    kinds: (kind: TranslatableKind) => t(`translations.kindsOf.${kind}`),
  };
}
