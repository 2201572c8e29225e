import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { putInOrder } from '../../common/ordered-records.js';
import { RecordKind } from '../../common/record-kind.js';
import type { ReorderDto } from '../../common/validation/reorder.dto.js';
import { ActivityService, ActivityVerb, PublishedContentWriter } from '../../content/content.module.js';
import type { ServiceDto, UpdateServiceDto } from './dto/service.dto.js';
import { serviceType } from './service.content-type.js';
import { Service } from './service.entity.js';
import { ServicesService } from './services.service.js';
import { DeletedStandardService } from './standard/deleted-standard-service.entity.js';

type Fields = Omit<UpdateServiceDto, 'version'>;

/** What staff change: services. */
@Injectable()
export class ServicesWriterService extends PublishedContentWriter<Service, Fields, ServiceDto> {
  protected readonly type = serviceType;

  @Inject(ActivityService)
  private readonly activity: ActivityService;

  @Inject(ServicesService)
  private readonly services: ServicesService;

  /** Puts the standard services in order. @throws ApiException 409 where they are others by now */
  orderStandard({ ids }: ReorderDto, caller: Caller, request?: RequestIdentity): Promise<ServiceDto[]> {
    return this.idempotency.runOnce(request, async (manager) => {
      if (await putInOrder(manager, Service, ids, { slug: Not(IsNull()) }))
        await this.activity.record(manager, {
          ...{ subject: RecordKind.SERVICE, verb: ActivityVerb.UPDATED, id: null },
          ...{ title: 'Order of the standard services', actorId: caller.userId },
        });
      return this.services.listStandardForStaff(manager);
    });
  }

  /**
   * Moves a service to the trash. Of a standard one the site shows the texts of the product then, and no start adds it
   * again.
   * @throws ApiException 404
   */
  override async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const service = await this.records.load(manager, serviceType, id);
      const { slug } = service;
      if (slug !== null) {
        await manager
          .createQueryBuilder()
          .insert()
          .into(DeletedStandardService)
          .values({ slug })
          .orIgnore()
          .execute();
      }
      await this.trash.put(manager, serviceType, service, caller);
    });
  }
}
