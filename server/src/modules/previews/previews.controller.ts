import { Controller, Get, Header, Param } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { InReadersLanguage, MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer, Refuses } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { PreviewDto } from './dto/preview.dto.js';
import { PreviewsService } from './previews.service.js';

/** What owners of a link can see before visitors do. */
@Controller('previews')
@Public()
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  /** Preview a record. As it would be if it were published now. */
  @Get(':token')
  @MadeAnew('not published yet; for holders of the link')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @Refuses(410, 'The link has expired or was withdrawn, or the record is gone.')
  @Answer(PreviewDto)
  @InReadersLanguage()
  getPreview(@Param('token') token: string, @RequestLanguage() language: SiteLanguage): Promise<PreviewDto> {
    return this.previews.find(token, language);
  }
}
