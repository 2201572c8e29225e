import {
  applyDecorators,
  Body,
  Catch,
  Controller,
  Get,
  Header,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  Res,
  UseFilters,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorFilter } from '../../common/errors/error-filter.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { TakesForm } from '../../common/validation/undocumented-input.interceptor.js';
import { Config } from '../../config/config.js';
import { LimitedSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { linkRefusal, LinkPurpose } from '../secret-links/secret-links.module.js';
import { buildDocument } from './document/build-document.js';
import { packWords } from './document/pack-words.js';
import { errorPage, passwordPage, writeHtml } from './document/write-html.js';
import { PackPasswordDto } from './dto/pack-link.dto.js';
import { sendPackFile } from './send-pack-file.js';
import { sharedPackPath, sharedPackRoute } from './shared-pack-path.js';
import { passSeconds, SharedPacksService } from './shared-packs.service.js';
import { PackFormat } from './tender-pack.enums.js';
import { TenderPacksService } from './tender-packs.service.js';

/** The address is the secret: not cached, not indexed, not sent to other sites as a referrer. */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  // With no-referrer the browser sends `Origin: null`, and the password form would be refused as cross-site.
  'Referrer-Policy': 'same-origin',
};
const AnswersPage = () =>
  applyDecorators(...Object.entries(pageHeaders).map(([name, value]) => Header(name, value)));

/** Answers errors as a page instead of JSON. */
@Catch()
class PageErrors extends ErrorFilter {
  protected override send(reply: FastifyReply, error: ApiException, wanted: SiteLanguage): void {
    const language = error.isTranslated ? wanted : SiteLanguage.en;
    void reply.headers(pageHeaders).send(errorPage(language, error.inLanguage(language).message));
  }
}

/** A tender pack as a web page, opened by its share link. */
@ApiExcludeController()
@Controller(sharedPackRoute)
@Public()
@UseFilters(PageErrors)
export class SharedPackController {
  constructor(
    private readonly shared: SharedPacksService,
    private readonly packs: TenderPacksService,
    private readonly config: Config,
  ) {}

  @Get()
  @MadeAnew('for who has the link, and counted')
  @AnswersPage()
  async readSharedPack(@Param('token') token: string, @Req() request: FastifyRequest): Promise<string> {
    const { link, pack } = await this.shared.open(token);
    const document = await buildDocument(pack);
    if (!this.shared.isPassed(link, passOf(request))) return passwordPage(document);
    if (request.method !== 'HEAD') await this.shared.count(link);
    const { download } = packWords[pack.languages[0]!];
    const links = this.shared.filesOf(pack).map(({ id, format }) => {
      const name = `${download}: ${format === PackFormat.PDF ? 'PDF' : 'Word'}`;
      return { name, address: `${sharedPackPath(token)}/files/${id}` };
    });
    return writeHtml(document, links);
  }

  @Post()
  @LimitedSubmissions()
  @TakesForm()
  @UseInterceptors(NoFilesInterceptor({ limits: { fieldSize: 1_000, fields: 2, fieldNestingDepth: 1 } }))
  @AnswersPage()
  async enterPackPassword(
    @Param('token') token: string,
    @Body() { password }: PackPasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { link, pack } = await this.shared.open(token);
    const path = sharedPackPath(token);
    try {
      const pass = await this.shared.enter(link, password);
      const cookie = `pack=${pass}; Path=${path}; Max-Age=${passSeconds}; HttpOnly; SameSite=Lax`;
      const isSecure = this.config.publicUrl.startsWith('https:');
      void reply.header('Set-Cookie', isSecure ? `__Secure-${cookie}; Secure` : cookie);
      void reply.status(303).header('Location', path);
      return '';
    } catch (error) {
      if (!(error instanceof ApiException)) throw error;
      void reply.status(error.getStatus()).headers(error.headers);
      return passwordPage(await buildDocument(pack), error.inLanguage(pack.languages[0]!).message);
    }
  }

  @Get('files/:fileId')
  @MadeAnew('for who has the link')
  async downloadSharedFile(
    @Param('token') token: string,
    @Param('fileId', ParseUUIDPipe) fileId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | string> {
    const { link, pack } = await this.shared.open(token);
    if (!this.shared.isPassed(link, passOf(request))) {
      void reply.status(303).header('Location', sharedPackPath(token));
      return '';
    }
    if (!this.shared.filesOf(pack).some(({ id }) => id === fileId))
      throw linkRefusal(LinkPurpose.PACK, 'expired');
    void reply.header('X-Robots-Tag', 'noindex');
    return sendPackFile(reply, await this.packs.file(pack, fileId));
  }
}

function passOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|; )(?:__Secure-)?pack=([^;]+)/.exec(headers.cookie ?? '')?.[1];
}
