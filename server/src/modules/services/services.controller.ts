import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { ListServicesQuery } from './dto/list-services.dto.js';
import { PublicServiceDto, StandardServiceDto } from './dto/service.dto.js';
import { ServicesService } from './services.service.js';

/** The active services. Staff read inactive ones at `admin`. */
@Controller('services')
@Public()
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  /** List the standard services. In the order that staff chose, without hidden ones. */
  @Get('standard')
  @FromContentInLanguage()
  @Answer([StandardServiceDto])
  listStandardServices(@RequestLanguage() language: SiteLanguage): Promise<StandardServiceDto[]> {
    return this.services.listStandard(language);
  }

  /** Get a standard service. By the name in its address. */
  @Get('standard/:slug')
  @FromContentInLanguage()
  @Answer(PublicServiceDto)
  getStandardService(
    @Param('slug') slug: string,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicServiceDto> {
    return this.services.findStandard(slug, language);
  }

  /** List active services. Without the standard services. */
  @Get()
  @FromContentInLanguage()
  @AnswerPage(PublicServiceDto)
  listServices(
    @Query() query: ListServicesQuery,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<Page<PublicServiceDto>> {
    return this.services.list(query, language);
  }

  /** Get a service. */
  @Get(':id')
  @FromContentInLanguage()
  @Answer(PublicServiceDto)
  getService(@IdParam() id: number, @RequestLanguage() language: SiteLanguage): Promise<PublicServiceDto> {
    return this.services.findById(id, language);
  }
}
