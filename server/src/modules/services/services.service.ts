import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { type ExportServicesQuery, type ListServicesQuery, ServiceSort } from './dto/list-services.dto.js';
import { PublicServiceDto } from './dto/public-service.dto.js';
import { ServiceDto } from './dto/service.dto.js';
import { serviceTexts } from './service-texts.js';
import { Service } from './service.entity.js';

/** Whether inactive services exist for the one who asks. */
interface Visibility {
  includeInactive: boolean;
}

/** Services as visitors and as staff read them. */
@Injectable()
export class ServicesService {
  constructor(@InjectRepository(Service) private readonly services: Repository<Service>) {}

  /** A page of the services as visitors see them. */
  list(query: ListServicesQuery, { includeInactive }: Visibility): Promise<Page<PublicServiceDto>> {
    const builder = this.#filtered(query);
    if (!includeInactive) builder.andWhere('service.isActive');
    return findPage(builder, query, sortColumn(query), PublicServiceDto.from, {
      tallied: { base: { isActive: includeInactive ? query.isActive : true } },
    });
  }

  /** A page of the services that staff keep, inactive ones too. */
  listForStaff(query: ListServicesQuery): Promise<Page<ServiceDto>> {
    return findPage(this.#filtered(query), query, sortColumn(query), ServiceDto.from, {
      tallied: { base: { isActive: query.isActive } },
    });
  }

  /** All services that the filters leave, inactive ones too. */
  listAll(query: ExportServicesQuery): Promise<AsyncIterable<ServiceDto>> {
    return findAllRows(this.#filtered(query), query, sortColumn(query), ServiceDto.from);
  }

  async findById(id: number, visibility: Visibility): Promise<PublicServiceDto> {
    return PublicServiceDto.from(await this.#findOne(id, visibility));
  }

  async findForStaff(id: number): Promise<ServiceDto> {
    return ServiceDto.from(await this.#findOne(id, { includeInactive: true }));
  }

  async #findOne(id: number, { includeInactive }: Visibility): Promise<Service> {
    const service = await this.services.findOneBy(includeInactive ? { id } : { id, isActive: true });
    if (!service) throw notFound(serviceTexts.notFound);
    return service;
  }

  #filtered({ isActive, search }: ExportServicesQuery): SelectQueryBuilder<Service> {
    const builder = this.services.createQueryBuilder('service');
    if (isActive !== undefined) builder.andWhere('service.isActive = :isActive', { isActive });
    whereSearch(builder, search);
    return builder;
  }
}

function sortColumn({ sortBy = ServiceSort.createdAt }: ExportServicesQuery): string {
  return `service.${sortBy}`;
}
