import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { conflict } from '../../common/errors/api-exception.js';
import { putInOrder } from '../../common/ordered-records.js';
import type { OrderDto } from '../../common/validation/order.dto.js';
import type { ToggleDto } from '../../common/validation/toggle.dto.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { RecordKind } from '../../common/record-kind.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import {
  ActivityService,
  ActivityVerb,
  RecordWriter,
  setSwitch,
  BinService,
  libraryPaths,
  DraftsService,
} from '../../content/content.module.js';
import { type CreateServiceDto, ServiceDto, type UpdateServiceDto } from './dto/service.dto.js';
import { Service } from './service.entity.js';
import { ServicesService } from './services.service.js';
import { imageAfter } from '../../integrations/images/image-after.js';
import { serviceType } from './service.content-type.js';

const folder = 'services';

/** What staff change: services. */
@Injectable()
export class ServicesWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly services: ServicesService,
    private readonly records: RecordWriter,
    private readonly activity: ActivityService,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
    private readonly drafts: DraftsService,
  ) {}

  onModuleInit(): void {}

  create(
    fields: CreateServiceDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploadedPath]) => {
        const library = await libraryPaths(manager, [fields.image]);
        const service = manager.create(Service, {});
        applyChanges(service, { ...fields, image: imageAfter(null, fields.image, uploadedPath, library) });
        const saved = await this.records.create(manager, serviceType, service, caller);
        return { answer: ServiceDto.from(saved), dropped: [] };
      },
      caller,
      request,
    );
  }

  update(
    id: number,
    { version, ...fields }: UpdateServiceDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploadedPath]) => {
        const library = await libraryPaths(manager, [fields.image]);
        const dropped: string[] = [];
        const change = {
          id,
          version,
          isDone: (service: Service) => !uploadedPath && isAlreadySo(service, fields),
          apply: (service: Service) => {
            const before = service.image;
            const image = imageAfter(before, fields.image, uploadedPath, library);
            if (before !== null && before !== image) dropped.push(before);
            applyChanges(service, { ...fields, image });
          },
        };
        const saved = await this.records.change(manager, serviceType, change, caller);
        return { answer: ServiceDto.from(saved), dropped };
      },
      caller,
      request,
    );
  }

  /** The service as it would be with its draft. @throws ApiException 404 */
  async findChanged(id: number): Promise<ServiceDto> {
    return ServiceDto.from(await this.drafts.find(serviceType, id));
  }

  /** Changes a service without visitors seeing it. */
  saveChanges(
    id: number,
    { version, isActive: _ignored, ...fields }: UpdateServiceDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploadedPath]) => {
        const library = await libraryPaths(manager, [fields.image]);
        const apply = (service: Service) =>
          applyChanges(service, {
            ...fields,
            image: imageAfter(service.image, fields.image, uploadedPath, library),
          });
        const change = { id, version, apply };
        const saved = await this.drafts.save(manager, serviceType, change, caller);
        return { ...saved, answer: ServiceDto.from(saved.answer) };
      },
      caller,
      request,
    );
  }

  /** Shows a service or hides it as wanted; where nothing is said, it becomes what it is not. */
  toggleStatus(id: number, { value, version }: ToggleDto, caller: Caller): Promise<ServiceDto> {
    const change = { id, version, ...setSwitch('isActive', value) };
    return this.dataSource.transaction(async (manager) =>
      ServiceDto.from(await this.records.change(manager, serviceType, change, caller)),
    );
  }

  /** Puts the standard services in order. @throws ApiException 409 where they are others by now */
  orderStandard({ ids }: OrderDto, caller: Caller, request?: RequestIdentity): Promise<ServiceDto[]> {
    return this.idempotency.runOnce(request, async (manager) => {
      if (await putInOrder(manager, Service, ids, { slug: Not(IsNull()) }))
        await this.activity.record(manager, {
          ...{ subject: RecordKind.SERVICE, verb: ActivityVerb.UPDATED, id: null },
          ...{ title: 'Order of the standard services', actorId: caller.userId },
        });
      return this.services.listStandardForStaff(manager);
    });
  }

  /** Moves a service to the bin. @throws ApiException 409 for a standard one, whose address is known */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const service = await this.records.load(manager, serviceType, id);
      if (service.slug !== null)
        throw conflict(
          'A standard service cannot be deleted. Hide it instead: visitors no longer see it then.',
        );
      await this.bin.put(manager, serviceType, service, caller);
    });
  }

  /** Takes a service out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ServiceDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      ServiceDto.from(await this.bin.restore(manager, serviceType, id, caller)),
    );
  }
}
