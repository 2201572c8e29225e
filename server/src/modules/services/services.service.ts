import { standardSlugs } from '@consultancy/shared/standard-services';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { inOrder } from '../../common/ordered-records.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { whereSearch } from '../../common/pagination/search.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  Articles,
  publicationOf,
  readContent,
  readTexts,
  type Revision,
  sortColumnIn,
  wherePublication,
} from '../../content/content.module.js';
import {
  type ExportServicesQuery,
  ListedServiceDto,
  type ListServicesQuery,
  type ListStaffServicesQuery,
  type PublicServiceDetailsDto,
  PublicServiceDto,
  ServiceDto,
  ServiceSort,
  StaffListedServiceDto,
  type StaffServiceDetailsDto,
  StaffServiceDto,
  StandardServiceDto,
} from './dto/service.dto.js';
import { serviceTexts } from './service-texts.js';
import { serviceType } from './service.content-type.js';
import { Service } from './service.entity.js';
import { readDeleted } from './standard/built-in-services.js';

const publishedRow = {
  ...{ kind: RecordKind.SERVICE, id: 'service.id', isPublished: 'service.is_active' },
};

/** Services as visitors and as staff read them. */
@Injectable()
export class ServicesService {
  constructor(
    @InjectRepository(Service) private readonly services: Repository<Service>,
    private readonly articles: Articles,
  ) {}

  /** The standard services that visitors see, in order; those that staff deleted with the texts of the product. */
  async listStandard(language: SiteLanguage): Promise<StandardServiceDto[]> {
    const builder = this.services
      .createQueryBuilder('service')
      .where('service.slug IS NOT NULL AND service.isActive')
      .orderBy('service.place')
      .addOrderBy('service.id');
    const rows = await readTexts(builder, serviceType, StandardServiceDto.fields, language);
    const services = rows.map(StandardServiceDto.from);
    for (const deleted of await readDeleted(this.services.manager, language)) {
      const place = standardSlugs.findIndex((slug) => slug === deleted.slug);
      services.splice(place, 0, StandardServiceDto.from(deleted));
    }
    return services;
  }

  /** @throws ApiException 404, for a hidden one too; of one that staff deleted there are the texts of the product */
  async findStandard(slug: string, language: SiteLanguage): Promise<PublicServiceDetailsDto> {
    const builder = this.services.createQueryBuilder('service').where({ slug, isActive: true });
    const [service] = await this.#read(builder, language);
    if (service) return this.#withHtml(PublicServiceDto.from(service));
    const deleted = await readDeleted(this.services.manager, language);
    return this.#withHtml(orNotFound(deleted.filter((each) => each.slug === slug)));
  }

  /** All standard services, hidden ones too, in order. */
  async listStandardForStaff(manager = this.services.manager): Promise<ServiceDto[]> {
    const services = await manager.find(Service, { where: { slug: Not(IsNull()) }, order: inOrder });
    return services.map(ServiceDto.from);
  }

  /** A page of the services beside the standard ones, as visitors see them. */
  list(query: ListServicesQuery, language: SiteLanguage): Promise<Page<PublicServiceDto>> {
    return this.#listPublic(this.#filtered(query).andWhere('service.slug IS NULL'), query, language);
  }

  /** The same with the standard ones. */
  listActive(query: ListServicesQuery, language: SiteLanguage): Promise<Page<PublicServiceDto>> {
    return this.#listPublic(this.#filtered(query), query, language);
  }

  /** A page of all services for staff, inactive ones too, with the pictures of each as visitors get them. */
  listWithInactive(query: ListServicesQuery): Promise<Page<StaffListedServiceDto>> {
    return findPage(this.#filtered(query), query, sortColumn(query), StaffListedServiceDto.from, {
      read: (rows) => this.#readForStaff(rows),
    });
  }

  /** @throws ApiException 404 */
  async findWithInactive(id: number): Promise<StaffServiceDetailsDto> {
    const builder = this.services.createQueryBuilder('service').where({ id });
    return this.#withHtml(StaffServiceDto.from(orNotFound(await this.#readForStaff(builder))));
  }

  #readForStaff(builder: SelectQueryBuilder<Service>) {
    type Others = Pick<ListedServiceDto, 'publication'>;
    const reading = { language: SiteLanguage.en, others: publicationOf(publishedRow) };
    return readContent<Service, (typeof ServiceDto.fields)[number], Others>(
      builder,
      serviceType,
      ServiceDto.fields,
      reading,
    );
  }

  #listPublic(
    builder: SelectQueryBuilder<Service>,
    query: ListServicesQuery,
    language: SiteLanguage,
  ): Promise<Page<PublicServiceDto>> {
    builder.andWhere('service.isActive');
    return findPage(
      builder,
      query,
      sortColumnIn(serviceType, language, sortColumn(query)),
      PublicServiceDto.from,
      {
        read: (rows) => this.#read(rows, language),
      },
    );
  }

  /** A page of the services that staff keep, inactive ones too. */
  listForStaff(query: ListStaffServicesQuery): Promise<Page<ListedServiceDto>> {
    return findPage(this.#filtered(query), query, sortColumn(query), ListedServiceDto.from, {
      read: (rows) =>
        readRows<Service, (typeof ServiceDto.fields)[number], Pick<ListedServiceDto, 'publication'>>(
          rows,
          ServiceDto.fields,
          publicationOf(publishedRow),
        ),
    });
  }

  /** All services that the filters leave, inactive ones too. */
  listAll(query: ExportServicesQuery): Promise<AsyncIterable<ServiceDto>> {
    return findAllRows(this.#filtered(query), query, sortColumn(query), ServiceDto.from);
  }

  /** @throws ApiException 404, for an inactive one too */
  async findById(id: number, language: SiteLanguage): Promise<PublicServiceDetailsDto> {
    const builder = this.services.createQueryBuilder('service').where({ id, isActive: true });
    return this.#withHtml(PublicServiceDto.from(orNotFound(await this.#read(builder, language))));
  }

  /** A service as it would be with its draft, hidden or not; null where there is none. */
  async preview(
    id: number,
    language: SiteLanguage,
    draft: Revision | null,
  ): Promise<PublicServiceDetailsDto | null> {
    const builder = this.services.createQueryBuilder('service').where({ id });
    const [service] = await this.#read(builder, language, draft);
    return service ? this.#withHtml(PublicServiceDto.from(service)) : null;
  }

  async #withHtml<Shown extends Pick<Service, 'longDescription'>>(service: Shown) {
    const longDescriptionHtml = await this.articles.htmlOf(service.longDescription, 'service');
    return { ...service, longDescriptionHtml };
  }

  async findForStaff(id: number): Promise<ServiceDto> {
    return ServiceDto.from(orNotFound(await this.services.findBy({ id })));
  }

  #read(builder: SelectQueryBuilder<Service>, language: SiteLanguage, draft: Revision | null = null) {
    return readContent(builder, serviceType, PublicServiceDto.fields, { language, draft });
  }

  #filtered({ isActive, publication, search }: ExportServicesQuery): SelectQueryBuilder<Service> {
    const builder = this.services.createQueryBuilder('service');
    wherePublication(builder, publishedRow, publication);
    if (isActive !== undefined) builder.andWhere('service.isActive = :isActive', { isActive });
    whereSearch(builder, search);
    return builder;
  }
}

/** The only row. @throws ApiException 404 where there is none */
function orNotFound<Row>([row]: Row[]): Row {
  if (!row) throw notFound(serviceTexts.notFound);
  return row;
}

function sortColumn({ sortBy = ServiceSort.createdAt }: ExportServicesQuery): string {
  return `service.${sortBy}`;
}
