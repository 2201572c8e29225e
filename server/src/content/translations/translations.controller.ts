import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { type TranslatedLanguage, translatedLanguages } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { RecordKind, translatableKinds } from '../../common/record-kind.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import {
  ListTranslationsQuery,
  SaveTranslationDto,
  TranslationDto,
  TranslationProgressDto,
  TranslationSummaryDto,
} from './dto/translation.dto.js';
import { TranslationsWriterService } from './translations-writer.service.js';
import { TranslationsService } from './translations.service.js';

/** What the site's content says in the languages beside English. */
@Controller('translations')
@ForEditors()
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly writer: TranslationsWriterService,
  ) {}

  /** List translations. One entry for each record and language, with its state. */
  @Get()
  @AnswerPage(TranslationSummaryDto)
  listTranslations(@Query() query: ListTranslationsQuery): Promise<Page<TranslationSummaryDto>> {
    return this.translations.list(query);
  }

  /** Get the translation progress. The number of records in each state, by kind and language. */
  @Get('progress')
  @Answer([TranslationProgressDto])
  getTranslationProgress(): Promise<TranslationProgressDto[]> {
    return this.translations.progress();
  }

  /** Get a translation. Beside the English texts. */
  @Get(':kind/:id/:language')
  @Answer(TranslationDto)
  getTranslation(
    @EnumParam('kind', translatableKinds, 'TranslatableKind') kind: RecordKind,
    @IdParam() recordId: number,
    @EnumParam('language', translatedLanguages, 'TranslatedLanguage') language: TranslatedLanguage,
  ): Promise<TranslationDto> {
    return this.translations.find(kind, recordId, language);
  }

  /**
   * Update a translation.
   *
   * Translate texts, confirm that they still fit, or publish them. Texts that are left out keep their value.
   */
  @Put(':kind/:id/:language')
  @Answer(TranslationDto, { message: 'Translation saved' })
  saveTranslation(
    @EnumParam('kind', translatableKinds, 'TranslatableKind') kind: RecordKind,
    @IdParam() recordId: number,
    @EnumParam('language', translatedLanguages, 'TranslatedLanguage') language: TranslatedLanguage,
    @Body() body: SaveTranslationDto,
    @CurrentCaller() caller: Caller,
  ): Promise<TranslationDto> {
    return this.writer.save({ kind, recordId, language }, body, caller);
  }
}
