import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { ToggleDto } from '../../common/validation/toggle.dto.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../../common/versioning.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import { ActivityService, ActivitySubject, ActivityVerb } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind, BinService } from '../bin/bin.module.js';
import type { CreateServiceDto } from './dto/create-service.dto.js';
import { ServiceDto } from './dto/service.dto.js';
import type { UpdateServiceDto } from './dto/update-service.dto.js';
import { serviceTexts } from './service-texts.js';
import { Service } from './service.entity.js';
import { imageAfter } from './service-image.js';

const folder = 'services';

const binnedServices: BinnedKind<Service> = {
  entity: BinEntity.SERVICE,
  target: Service,
  thing: 'Service',
  describe: ({ title, duration }) => ({ title, subtitle: duration }),
  filesOf: ({ image }) => [image],
};

/** What staff do with services. */
@Injectable()
export class ServiceEditingService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly activity: ActivityService,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.bin.takes(binnedServices);
  }

  create(
    fields: CreateServiceDto,
    files: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.uploads.during(
      files,
      folder,
      async (manager, [uploaded]) => {
        const service = manager.create(Service, {});
        applyChanges(service, { ...fields, image: imageAfter(null, fields.image, uploaded) });
        const { id } = await manager.save(service);
        const saved = await manager.findOneByOrFail(Service, { id });
        await this.#record(manager, ActivityVerb.CREATED, saved, caller);
        return { answer: ServiceDto.from(saved), dropped: [] };
      },
      request,
    );
  }

  update(
    id: number,
    { version, ...fields }: UpdateServiceDto,
    files: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.uploads.during(
      files,
      folder,
      async (manager, [uploaded]) => {
        const service = await loadForChange(manager, Service, id, serviceTexts.notFound);
        if (!uploaded && isAlreadySo(service, fields))
          return { answer: ServiceDto.from(service), dropped: [] };
        requireCurrent(service, version, ServiceDto.from);
        const before = service.image;
        const image = imageAfter(before, fields.image, uploaded);
        applyChanges(service, { ...fields, image });
        const saved = await manager.save(service);
        await this.#record(manager, ActivityVerb.UPDATED, saved, caller);
        return {
          answer: ServiceDto.from(saved),
          dropped: before !== null && before !== image ? [before] : [],
        };
      },
      request,
    );
  }

  /** Shows a service or hides it as wanted; where nothing is said, it becomes what it is not. */
  toggleStatus(id: number, { value, version }: ToggleDto, caller: Caller): Promise<ServiceDto> {
    return this.dataSource.transaction(async (manager) => {
      const service = await loadForChange(manager, Service, id, serviceTexts.notFound);
      if (service.isActive === value) return ServiceDto.from(service);
      requireCurrent(service, version, ServiceDto.from);
      service.isActive = !service.isActive;
      const saved = await manager.save(service);
      await this.#record(manager, ActivityVerb.UPDATED, saved, caller);
      return ServiceDto.from(saved);
    });
  }

  /** Moves a service to the bin. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const service = await loadForChange(manager, Service, id, serviceTexts.notFound);
      await this.bin.put(manager, binnedServices, service, caller);
      await this.#record(manager, ActivityVerb.DELETED, service, caller);
    });
  }

  /** Takes a service out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ServiceDto> {
    return this.idempotency.once(request, async (manager) => {
      const service = await this.bin.takeOut(manager, binnedServices, id);
      await this.#record(manager, ActivityVerb.RESTORED, service, caller);
      return ServiceDto.from(service);
    });
  }

  #record(manager: EntityManager, verb: ActivityVerb, { id, title }: Service, caller: Caller): Promise<void> {
    return this.activity.record(manager, {
      subject: ActivitySubject.SERVICE,
      verb,
      id,
      title,
      actorId: caller.userId,
    });
  }
}
