import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { FromContent } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { SiteSearchDto, SiteSearchQuery } from './dto/site-search.dto.js';
import { SiteSearchService } from './site-search.service.js';
@Controller('site-search')
@Public()
export class SiteSearchController {
  constructor(private readonly searching: SiteSearchService) {}

  /** Search the site. Projects, services, articles and pages that visitors can read. */
  @Get()
  @FromContent()
  @Answer(SiteSearchDto)
  searchSite(@Query() query: SiteSearchQuery): Promise<SiteSearchDto> {
    return this.searching.search(query);
  }
}
