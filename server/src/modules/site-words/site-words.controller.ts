import { Body, Controller, Get, Put, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForEditors, Public } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { AcceptsFilm } from '../../common/http/accepts-film.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { UploadedImage } from '../../integrations/images/image-uploads.js';
import { PublicSiteWordsDto } from './dto/public-site-words.dto.js';
import { SiteWordsDto } from './dto/site-words.dto.js';
import { UpdateSiteWordsDto } from './dto/update-site-words.dto.js';
import { SiteWordsService } from './site-words.service.js';
import { SiteWordsWriterService } from './site-words-writer.service.js';

@ApiTags('site-words')
@Controller('site-words')
export class SiteWordsController {
  constructor(
    private readonly words: SiteWordsService,
    private readonly writer: SiteWordsWriterService,
  ) {}

  /** Get the site copy. Texts that staff have written for the pages, in the language of the reader. */
  @Get()
  @FromContentInLanguage()
  @Public()
  @Answer(PublicSiteWordsDto)
  getSiteWords(@RequestLanguage() language: SiteLanguage): Promise<PublicSiteWordsDto> {
    return this.words.find(language);
  }

  /** Get the site copy for editing. */
  @Get('admin')
  @ForEditors()
  @Answer(SiteWordsDto)
  getStaffSiteWords(): Promise<SiteWordsDto> {
    return this.words.findForStaff();
  }

  /** Update the site copy. Fields that are left out keep their value. */
  @Put()
  @ForEditors()
  @CanConflict()
  @AcceptsIdempotencyKey()
  @AcceptsFilm('heroFilm', UpdateSiteWordsDto)
  @Answer(SiteWordsDto, { message: 'Words saved' })
  updateSiteWords(
    @Body() body: UpdateSiteWordsDto,
    @UploadedFile() film: UploadedImage | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<SiteWordsDto> {
    return this.writer.update(body, film, caller, request);
  }
}
