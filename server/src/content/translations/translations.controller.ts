import {
  applyDecorators,
  Body,
  Controller,
  Get,
  Param,
  Post,
  Put,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Answer, AnswerFile, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { AcceptsFile, type UploadedText } from '../../common/http/accepts-file.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import {
  type TranslatedLanguage,
  translatedLanguages,
  translatedLanguagesByCode,
} from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { EnumPipe } from '../../common/validation/enum.pipe.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { RecordKind, translatableKinds } from '../../common/record-kind.js';
import {
  ExportTranslationsQuery,
  ImportTranslationsDto,
  ImportTranslationsForm,
  TranslationImportDto,
} from './dto/exchange-translations.dto.js';
import { ListTranslationsQuery } from './dto/list-translations.dto.js';
import { SaveTranslationDto } from './dto/save-translation.dto.js';
import { TranslationDto, TranslationProgressDto, TranslationSummaryDto } from './dto/translation.dto.js';
import { TranslationExchangeService } from './translation-exchange.service.js';
import { TranslationsWriterService } from './translations-writer.service.js';
import { TranslationsService } from './translations.service.js';

const kindPipe = new EnumPipe(translatableKinds, 'kind');
const languagePipe = new EnumPipe(translatedLanguagesByCode, 'language');

function DocumentWhich(): MethodDecorator {
  return applyDecorators(
    ApiParam({ name: 'kind', enum: translatableKinds, enumName: 'TranslatableKind' }),
    ApiParam({ name: 'language', enum: translatedLanguages, enumName: 'TranslatedLanguage' }),
  );
}

/** What the site's content says in the languages beside English. */
@ApiTags('translations')
@Controller('translations')
@ForEditors()
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly writer: TranslationsWriterService,
    private readonly exchange: TranslationExchangeService,
  ) {}

  /** List records in a language each, and how far they are translated. */
  @Get()
  @AnswerPage(TranslationSummaryDto)
  listTranslations(@Query() query: ListTranslationsQuery): Promise<Page<TranslationSummaryDto>> {
    return this.translations.list(query);
  }

  /** How many records are translated how far, by kind and language. */
  @Get('progress')
  @Answer([TranslationProgressDto])
  getTranslationProgress(): Promise<TranslationProgressDto[]> {
    return this.translations.progress();
  }

  /** The texts of one language as XLIFF 2, for a translator's own program. */
  @Get('export')
  @AnswerFile('application/xliff+xml', 'XLIFF 2, from English; ids have to stay as they are.')
  async exportTranslations(@Query() query: ExportTranslationsQuery): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.exchange.export(query)), {
      type: 'application/xliff+xml; charset=utf-8',
      disposition: `attachment; filename="translations-${query.language}-${dayInAddisAbaba(new Date())}.xlf"`,
    });
  }

  /**
   * Store the texts of such a file as it comes back: all of them, or none where one cannot be used, for example because
   * its English has changed since. A dry run only tells what would happen, text by text. Nothing is published by it.
   */
  @Post('import')
  @AcceptsIdempotencyKey()
  @AcceptsFile(ImportTranslationsForm, 'XLIFF')
  @Answer(TranslationImportDto, { message: 'Translations imported' })
  importTranslations(
    @Body() { dryRun = false }: ImportTranslationsDto,
    @UploadedFile() file: UploadedText | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TranslationImportDto> {
    return this.exchange.import(file?.buffer, dryRun, caller, request);
  }

  /** What one record says in a language, beside its English. */
  @Get(':kind/:id/:language')
  @Answer(TranslationDto)
  @DocumentWhich()
  getTranslation(
    @Param('kind', kindPipe) kind: RecordKind,
    @IdParam() recordId: number,
    @Param('language', languagePipe) language: TranslatedLanguage,
  ): Promise<TranslationDto> {
    return this.translations.find(kind, recordId, language);
  }

  /** Translate texts of a record, say that they are still right, or publish them; what is left out stays. */
  @Put(':kind/:id/:language')
  @CanConflict()
  @Answer(TranslationDto, { message: 'Translation saved' })
  @DocumentWhich()
  saveTranslation(
    @Param('kind', kindPipe) kind: RecordKind,
    @IdParam() recordId: number,
    @Param('language', languagePipe) language: TranslatedLanguage,
    @Body() body: SaveTranslationDto,
    @CurrentCaller() caller: Caller,
  ): Promise<TranslationDto> {
    return this.writer.save({ kind, recordId, language }, body, caller);
  }
}
