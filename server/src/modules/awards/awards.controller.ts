import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { AwardsService } from './awards.service.js';
import { ListAwardsQuery, PublicAwardDto } from './dto/award.dto.js';

/** Awards as everybody may read them; what staff edit they read at `admin`. */
@Controller('awards')
@Public()
export class AwardsController {
  constructor(private readonly awards: AwardsService) {}

  /** List public awards. Newest first; awards of the firm and of its public projects. */
  @Get()
  @FromContentInLanguage()
  @Answer([PublicAwardDto])
  listAwards(
    @Query() query: ListAwardsQuery,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicAwardDto[]> {
    return this.awards.list(query, language);
  }
}
