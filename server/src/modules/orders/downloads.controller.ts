import { Controller, Get, Header, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.js';
import { InReadersLanguage, MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerFile, Refuses } from '../../common/envelope/answer.decorator.js';
import { sendFile } from '../../common/http/send-file.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage, SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { LimitedSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { CodeParam } from './code-param.decorator.js';
import { DownloadsService } from './downloads.service.js';
import { DownloadLinkDto, DownloadsDto, LicenceDto } from './dto/design-file.dto.js';
import { OrdersService } from './orders.service.js';
import { VisitorDownloadsWriterService } from './visitor-downloads-writer.service.js';

const noSuchLink = 'There is no such link, its time is over, or it was used as often as it is good.';

/** The files of bought designs for their buyers, and what proves a licence. */
@Controller('design-orders')
@Public()
export class DownloadsController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly orders: OrdersService,
    private readonly writer: VisitorDownloadsWriterService,
  ) {}

  /**
   * Create a download link.
   *
   * Needs a verified payment. The link works for three days and forty files; at most five links a day.
   */
  @Post('track/:code/downloads')
  @LimitedSubmissions()
  @SpeaksLanguages()
  @Refuses(404, 'There is no such order.')
  @Answer(DownloadLinkDto, { message: 'Link made', status: HttpStatus.CREATED })
  createDownloadLink(
    @CodeParam() code: string,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<DownloadLinkDto> {
    return this.writer.issue(code, request);
  }

  /** List the files of a download link. */
  @Get('downloads/:token')
  @MadeAnew('of one buyer, and for a while')
  @Header('Cache-Control', 'no-store')
  @Refuses(404, noSuchLink)
  @Answer(DownloadsDto)
  @InReadersLanguage()
  listDownloadFiles(
    @Param('token') token: string,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<DownloadsDto> {
    return this.downloads.find(token, language);
  }

  /**
   * Download a design file.
   *
   * Every page of a PDF carries the licence code and the name of the buyer; other files are unchanged.
   */
  @Get('downloads/:token/files/:id')
  @MadeAnew('of one buyer, and counted')
  @Refuses(404, `${noSuchLink} Or the file is of another design or order.`)
  @AnswerFile('application/octet-stream', 'The file.')
  async downloadDesignFile(
    @Param('token') token: string,
    @IdParam() id: number,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendFile(
      reply,
      'application/octet-stream',
      await this.downloads.load(token, id, method !== 'HEAD'),
    );
  }

  /** Verify a licence code. Answers the design and the date, and nothing about the licensee. */
  @Get('licences/:code')
  @MadeAnew('of one order, and changed by staff')
  @Header('Cache-Control', 'no-store')
  @Refuses(404, 'The code proves nothing, or no longer.')
  @Answer(LicenceDto)
  @InReadersLanguage()
  getLicence(@CodeParam() code: string, @RequestLanguage() language: SiteLanguage): Promise<LicenceDto> {
    return this.orders.findLicence(code, language);
  }
}
