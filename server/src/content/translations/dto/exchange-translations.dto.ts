import { ApiProperty } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import {
  type TranslatedLanguage,
  translatedLanguages,
  translatedLanguagesByCode,
} from '../../../common/language/site-language.enum.js';
import { RecordKind, translatableKinds } from '../../../common/record-kind.js';
import { OptionalChoice, EnumListFilter } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { TranslationState } from '../translation-state.enum.js';

export class ExportTranslationsQuery {
  /** Into which texts are to be translated. */
  @IsEnum(translatedLanguagesByCode, {
    message: `language must be one of ${translatedLanguages.join(', ')}.`,
  })
  @ApiProperty({ enum: translatedLanguages, enumName: 'TranslatedLanguage' })
  language: TranslatedLanguage;

  @OptionalChoice(translatableKinds, 'TranslatableKind')
  kind?: RecordKind;

  @EnumListFilter(TranslationState, 'TranslationState')
  state?: TranslationState[];
}

export class ImportTranslationsDto {
  /** Only report what would happen, and store nothing. Default: false. */
  @BooleanInput()
  dryRun?: boolean;
}

/** What an import does with a text. */
export enum ImportedTextOutcome {
  /** It is stored, or said to be still right. */
  CHANGED = 'CHANGED',
  /** It is stored already, or empty. */
  UNCHANGED = 'UNCHANGED',
  /** It cannot be used, and so the whole file is not. */
  REFUSED = 'REFUSED',
}

/** What becomes of one text of the file. */
export class ImportedTextDto {
  @ApiProperty({ enum: translatableKinds, enumName: 'TranslatableKind' })
  kind: RecordKind;

  recordId: number;

  /** What the record is called, in English; empty where there is no such record. */
  title: string;

  field: string;

  outcome: ImportedTextOutcome;

  /** Why it is refused. */
  error: string | null;
}

/** What an import does, text by text. */
export class TranslationImportDto {
  @ApiProperty({ enum: translatedLanguages, enumName: 'TranslatedLanguage' })
  language: TranslatedLanguage;

  texts: ImportedTextDto[];
}
