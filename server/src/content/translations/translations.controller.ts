import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Body, Controller, Get, Post, Put, Query, StreamableFile, UploadedFile } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerFile, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { AcceptsFile, type UploadedText } from '../../common/http/accepts-file.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { type TranslatedLanguage, translatedLanguages } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { RecordKind, translatableKinds } from '../../common/record-kind.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import {
  ExportTranslationsQuery,
  ImportTranslationsDto,
  TranslationImportDto,
} from './dto/exchange-translations.dto.js';
import { ListTranslationsQuery } from './dto/list-translations.dto.js';
import { SaveTranslationDto } from './dto/save-translation.dto.js';
import { TranslationDto, TranslationProgressDto, TranslationSummaryDto } from './dto/translation.dto.js';
import { TranslationExchangeService } from './translation-exchange.service.js';
import { TranslationsWriterService } from './translations-writer.service.js';
import { TranslationsService } from './translations.service.js';

/** What the site's content says in the languages beside English. */
@Controller('translations')
@ForEditors()
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly writer: TranslationsWriterService,
    private readonly exchange: TranslationExchangeService,
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

  /** Export translations as XLIFF 2. The texts of one language. */
  @Get('export')
  @AnswerFile('application/xliff+xml', 'XLIFF 2, from English; ids have to stay as they are.')
  async exportTranslations(@Query() query: ExportTranslationsQuery): Promise<StreamableFile> {
    return new StreamableFile(await this.exchange.export(query), {
      type: 'application/xliff+xml; charset=utf-8',
      disposition: `attachment; filename="translations-${query.language}-${dayInAddisAbaba(new Date())}.xlf"`,
    });
  }

  /**
   * Import translations from XLIFF 2.
   *
   * All texts are stored or none, for example when the English of one has changed since the export. A dry run only
   * reports what would happen, text by text. Nothing is published.
   */
  @Post('import')
  @AcceptsFile(ImportTranslationsDto, 'XLIFF', 'XLIFF 2')
  @Answer(TranslationImportDto, { message: 'Translations imported' })
  importTranslations(
    @Body() { dryRun = false }: ImportTranslationsDto,
    @UploadedFile() file: UploadedText | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TranslationImportDto> {
    return this.exchange.import(file?.buffer, dryRun, caller, request);
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
