import { Body, Controller, Get, Put, UploadedFile } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors, Public } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { AcceptsFilm } from '../../common/http/accepts-form.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { PublicSiteCopyDto, SiteCopyDto } from './dto/site-copy.dto.js';
import { UpdateSiteCopyDto } from './dto/update-site-copy.dto.js';
import { SiteCopyWriterService } from './site-copy-writer.service.js';
import { SiteCopyService } from './site-copy.service.js';
@Controller('site-copy')
export class SiteCopyController {
  constructor(
    private readonly words: SiteCopyService,
    private readonly writer: SiteCopyWriterService,
  ) {}

  /** Get the site copy. Texts that staff have written for the pages, in the language of the reader. */
  @Get()
  @FromContentInLanguage()
  @Public()
  @Answer(PublicSiteCopyDto)
  getSiteCopy(@RequestLanguage() language: SiteLanguage): Promise<PublicSiteCopyDto> {
    return this.words.find(language);
  }

  /** Get the site copy for editing. */
  @Get('admin')
  @ForEditors()
  @Answer(SiteCopyDto)
  getStaffSiteCopy(): Promise<SiteCopyDto> {
    return this.words.findForStaff();
  }

  /** Update the site copy. Fields that are left out keep their value. */
  @Put()
  @ForEditors()
  @AcceptsFilm('heroFilm', UpdateSiteCopyDto)
  @Answer(SiteCopyDto, { message: 'Words saved' })
  updateSiteCopy(
    @Body() body: UpdateSiteCopyDto,
    @UploadedFile() film: FormFile | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<SiteCopyDto> {
    return this.writer.update(body, film, caller, request);
  }
}
