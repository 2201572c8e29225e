import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, isAdmin, Public } from '../../common/access/access.js';
import { FromContent } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { ListServicesQuery } from './dto/list-services.dto.js';
import { PublicServiceDto } from './dto/public-service.dto.js';
import { ServicesService } from './services.service.js';

/** Services as everybody may read them. Staff see inactive ones too; what they edit they read at `admin`. */
@ApiTags('services')
@Controller('services')
@Public()
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  /** List services; inactive ones only for staff. */
  @Get()
  @FromContent()
  @AnswerPage(PublicServiceDto)
  listServices(
    @Query() query: ListServicesQuery,
    @CurrentCaller() caller: Caller | undefined,
  ): Promise<Page<PublicServiceDto>> {
    return this.services.list(query, { includeInactive: isAdmin(caller) });
  }

  /** One service by id. */
  @Get(':id')
  @FromContent()
  @Answer(PublicServiceDto)
  getService(@IdParam() id: number, @CurrentCaller() caller: Caller | undefined): Promise<PublicServiceDto> {
    return this.services.findById(id, { includeInactive: isAdmin(caller) });
  }
}
