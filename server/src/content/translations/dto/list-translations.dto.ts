import {
  type TranslatedLanguage,
  translatedLanguagesByCode,
} from '../../../common/language/site-language.enum.js';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { RecordKind, translatableKinds } from '../../../common/record-kind.js';
import { OptionalChoice, EnumListFilter } from '../../../common/validation/choice.decorator.js';
import { TranslationState } from '../translation-state.enum.js';

export enum TranslationSort {
  title = 'title',
  updatedAt = 'updatedAt',
}

export class ListTranslationsQuery extends ListQuery {
  @OptionalChoice(TranslationSort, 'TranslationSort')
  sortBy?: TranslationSort = TranslationSort.title;

  @OptionalChoice(translatableKinds, 'TranslatableKind')
  kind?: RecordKind;

  @OptionalChoice(translatedLanguagesByCode, 'TranslatedLanguage')
  language?: TranslatedLanguage;

  @EnumListFilter(TranslationState, 'TranslationState')
  state?: TranslationState[];
}
