import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumFilter, EnumListFilter } from '../../../common/validation/query.decorator.js';
import {
  type TranslatedLanguage,
  translatedLanguagesByCode,
} from '../../../common/language/site-language.enum.js';
import { RecordKind, translatableKinds } from '../../../common/record-kind.js';
import { TranslationState } from '../translation-state.enum.js';

export enum TranslationSort {
  title = 'title',
  updatedAt = 'updatedAt',
}

export class ListTranslationsQuery extends ListQuery {
  @EnumFilter(TranslationSort, 'TranslationSort')
  sortBy?: TranslationSort = TranslationSort.title;

  @EnumFilter(translatableKinds, 'TranslatableKind')
  kind?: RecordKind;

  @EnumFilter(translatedLanguagesByCode, 'TranslatedLanguage')
  language?: TranslatedLanguage;

  @EnumListFilter(TranslationState, 'TranslationState')
  state?: TranslationState[];
}
