import { ApiProperty, OmitType } from '@nestjs/swagger';
import { TextFormat } from '../../../common/fields/field-info.js';
import { type TranslatedLanguage, translatedLanguages } from '../../../common/language/site-language.enum.js';
import { RecordKind, translatableKinds } from '../../../common/record-kind.js';
import { TextState, TranslationState } from '../translation-state.enum.js';

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
