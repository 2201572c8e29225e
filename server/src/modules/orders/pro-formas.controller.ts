import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForOffice, Public } from '../../common/access/access.js';
import { InReadersLanguage, MadeAnew } from '../../common/caching/from-content.decorator.js';
import { AnswerFile, CanConflict, Refuses } from '../../common/envelope/answer.decorator.js';
import { LanguageQuery } from '../../common/language/language-query.dto.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { CodeParam } from './code-param.decorator.js';
import { ProFormasService } from './pro-formas.service.js';

/** Offers by which orders are paid. */
@Controller('design-orders')
export class ProFormasController {
  constructor(private readonly proFormas: ProFormasService) {}

  /** Download the buyer's pro-forma invoice. */
  @Get('track/:code/pro-forma.pdf')
  @Public()
  @InReadersLanguage()
  @MadeAnew('of one person')
  @Header('Cache-Control', 'no-store')
  @CanConflict()
  @Refuses(404, 'There is no such order.')
  @AnswerFile('application/pdf', 'One page; the texts in it can be searched and copied.')
  async getProForma(
    @CodeParam() code: string,
    @Query() { language }: LanguageQuery,
    @RequestLanguage() requested: SiteLanguage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return send(reply, await this.proFormas.forBuyer(code, language ?? requested));
  }

  /** Download the pro-forma invoice of an order. In the language of the buyer. */
  @Get(':id/pro-forma.pdf')
  @ForOffice()
  @CanConflict()
  @AnswerFile('application/pdf', 'One page; the texts in it can be searched and copied.')
  async getStaffProForma(
    @IdParam() id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return send(reply, await this.proFormas.forStaff(id));
  }
}

function send(reply: FastifyReply, file: Buffer): Buffer {
  void reply.type('application/pdf').header('Content-Disposition', 'attachment; filename="pro-forma.pdf"');
  return file;
}
