import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import type { ListServicesQuery } from './dto/list-services.dto.js';
import { ServiceDto } from './dto/service.dto.js';
import { Service } from './service.entity.js';

/** Whether inactive services exist for the one who asks. */
interface Visibility {
  includeInactive: boolean;
}

@Injectable()
export class ServicesService {
  constructor(@InjectRepository(Service) private readonly services: Repository<Service>) {}

  list(query: ListServicesQuery, { includeInactive }: Visibility): Promise<Page<ServiceDto>> {
    const { isActive } = query;
    const builder = this.services.createQueryBuilder('service');
    if (!includeInactive) builder.andWhere('service.isActive');
    if (isActive !== undefined) builder.andWhere('service.isActive = :isActive', { isActive });
    whereSearch(builder, query.search);
    return findPage(builder, query, `service.${query.sortBy ?? 'createdAt'}`, ServiceDto.from);
  }

  async findById(id: number, { includeInactive }: Visibility): Promise<ServiceDto> {
    const service = await this.services.findOneBy(includeInactive ? { id } : { id, isActive: true });
    if (!service) throw notFound('Service');
    return ServiceDto.from(service);
  }
}
