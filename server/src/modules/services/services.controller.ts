import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, isEditor, Public, StaffSeeMore } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import {
  AsVisitorQuery,
  ListServicesQuery,
  PublicServiceDetailsDto,
  PublicServiceDto,
  StaffListedServiceDto,
  StaffServiceDetailsDto,
  StandardServiceDto,
} from './dto/service.dto.js';
import { ServicesService } from './services.service.js';

/** The services. Staff read inactive ones as well, with their fields, unless they ask with `isActive=true`. */
@Controller('services')
@Public()
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  /** List the standard services. In the order that staff chose, without hidden ones; deleted ones with their built-in texts, and 0 as id once the trash is emptied. */
  @Get('standard')
  @FromContentInLanguage()
  @Answer([StandardServiceDto])
  listStandardServices(@RequestLanguage() language: SiteLanguage): Promise<StandardServiceDto[]> {
    return this.services.listStandard(language);
  }

  /** Get a standard service. By the name in its address; a deleted one with its built-in texts, and 0 as id once the trash is emptied. */
  @Get('standard/:slug')
  @FromContentInLanguage()
  @Answer(PublicServiceDetailsDto)
  getStandardService(
    @Param('slug') slug: string,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicServiceDetailsDto> {
    return this.services.findStandard(slug, language);
  }

  /** List services. Active ones without the standard services; for ADMIN and EDITOR all, in English. */
  @Get()
  @StaffSeeMore('isActive')
  @FromContentInLanguage()
  @AnswerPage(PublicServiceDto, { forStaff: StaffListedServiceDto })
  listServices(
    @Query() query: ListServicesQuery,
    @RequestLanguage() language: SiteLanguage,
    @CurrentCaller() caller?: Caller,
  ): Promise<Page<PublicServiceDto>> {
    if (!isEditor(caller)) return this.services.list(query, language);
    return query.isActive ? this.services.listActive(query, language) : this.services.listWithInactive(query);
  }

  /** Get a service. An inactive one for ADMIN and EDITOR alone. */
  @Get(':id')
  @StaffSeeMore('isActive')
  @FromContentInLanguage()
  @Answer(PublicServiceDetailsDto, { forStaff: StaffServiceDetailsDto })
  getService(
    @IdParam() id: number,
    @Query() { isActive }: AsVisitorQuery,
    @RequestLanguage() language: SiteLanguage,
    @CurrentCaller() caller?: Caller,
  ): Promise<PublicServiceDetailsDto> {
    const seesAll = isEditor(caller) && !isActive;
    return seesAll ? this.services.findWithInactive(id) : this.services.findById(id, language);
  }
}
