import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { TextFormat } from '../../../common/fields/field-info.js';
import {
  type TranslatedLanguage,
  translatedLanguages,
  translatedLanguagesByCode,
} from '../../../common/language/site-language.enum.js';
import { RenderableMarkdown } from '../../../common/markdown/render-markdown.js';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { RecordKind, translatableKinds } from '../../../common/record-kind.js';
import { textLimits } from '../../../common/text-limits.js';
import { EnumListFilter, OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { TextState, TranslationState } from '../translation-state.enum.js';

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

/** One text of a record, in English and in another language. A list has an entry a line. */
export class TranslatedTextDto {
  /** Name of the field in the record's own answers. */
  field: string;

  format: TextFormat;

  /** The most characters; of a list, of each entry. */
  longest: number;

  /** As it is now; empty where there is nothing to translate. */
  english: string;

  /** Identifies this English text; is sent with a translation that was made from it. */
  fingerprint: string;

  /** Null where it is not translated. */
  text: string | null;

  /** The English that the text was made from. */
  source: string | null;

  state: TextState;
}

/** What a record says in one language. */
export class TranslationDto {
  @ApiProperty({ enum: translatableKinds, enumName: 'TranslatableKind' })
  kind: RecordKind;

  recordId: number;

  @ApiProperty({ enum: translatedLanguages, enumName: 'TranslatedLanguage' })
  language: TranslatedLanguage;

  /** What the record is called, in English. */
  title: string;

  state: TranslationState;

  /** Whether visitors read it. */
  published: boolean;

  /** Grows with each change; 0 where nothing was saved yet. Send it along with a change. */
  version: number;

  /** When it was last saved. */
  updatedAt: Date | null;

  texts: TranslatedTextDto[];
}

/** A line of the translation board: a record in one language. */
export class TranslationSummaryDto extends OmitType(TranslationDto, ['texts', 'version']) {
  /** Fields that are not translated. */
  missing: string[];

  /** Fields whose English changed since they were translated. */
  outdated: string[];
}

/** How far the translations of a kind of record have come, in records. */
export class TranslationProgressDto {
  @ApiProperty({ enum: translatableKinds, enumName: 'TranslatableKind' })
  kind: RecordKind;

  @ApiProperty({ enum: translatedLanguages, enumName: 'TranslatedLanguage' })
  language: TranslatedLanguage;

  missing: number;

  draft: number;

  outdated: number;

  current: number;
}

/** No record has more texts. */
const mostTexts = 20;

/** A text in another language. */
export class SaveTextDto {
  /** Name of the field. */
  @Text(40)
  field: string;

  /** As the field's format asks; a list has an entry a line. Null or empty: it is not translated. */
  @OptionalText(textLimits.markdown)
  @RenderableMarkdown(textLimits.markdown)
  text?: string | null;

  /** Of the English that the text was made from; refused (409) where that is another now. */
  @Text(64)
  fingerprint: string;
}

/** A change of what a record says in a language; texts that are left out stay. */
export class SaveTranslationDto {
  /** The same text with the fingerprint of the English of now says that it is still right. */
  @IsArray({ message: 'texts must be a list.' })
  @ArrayMaxSize(mostTexts, { message: `texts must have at most ${mostTexts} entries.` })
  @ValidateNested({ each: true, message: 'Each entry of texts must have field, text and fingerprint.' })
  @Type(() => SaveTextDto)
  @ApiProperty({ type: [SaveTextDto], maxItems: mostTexts })
  texts: SaveTextDto[];

  /** Whether visitors read it. */
  @BooleanInput()
  published?: boolean;

  @BasedOnVersion(0)
  version?: number;
}
