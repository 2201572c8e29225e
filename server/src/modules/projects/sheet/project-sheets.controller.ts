import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/access/access.js';
import { InReadersLanguage, MadeAnew } from '../../../common/caching/from-content.decorator.js';
import { AnswerFile, MayHaveMoved } from '../../../common/envelope/answer.decorator.js';
import { LanguageQuery } from '../../../common/language/language-query.dto.js';
import { RequestLanguage } from '../../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { ProjectSheetsService } from './project-sheets.service.js';

/** Projects as PDF. */
@Controller('projects')
@Public()
export class ProjectSheetsController {
  constructor(private readonly sheets: ProjectSheetsService) {}

  /** Download a project sheet. One page of A4: title, facts, pictures, text and the address of the firm. */
  @Get('slug/:slug/sheet.pdf')
  @InReadersLanguage()
  @MadeAnew('Drawn files are stored by what they show, not by the version of all content.')
  @MayHaveMoved()
  @AnswerFile('application/pdf', 'One page; the texts in it can be searched and copied.')
  async getProjectSheet(
    @Param('slug') slug: string,
    @Query() { language }: LanguageQuery,
    @RequestLanguage() requested: SiteLanguage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const shown = language ?? requested;
    const sheet = await this.sheets.find(slug, shown);
    const name = `${slug}-${shown}.pdf`;
    void reply
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('Content-Language', shown)
      .header('Cache-Control', 'no-cache');
    return sheet;
  }
}
