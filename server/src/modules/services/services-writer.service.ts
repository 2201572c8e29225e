import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { ToggleDto } from '../../common/validation/toggle.dto.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import { ActivitySubject, ActivityVerb, RecordChanges, setSwitch } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind, BinService } from '../bin/bin.module.js';
import type { CreateServiceDto } from './dto/create-service.dto.js';
import { ServiceDto } from './dto/service.dto.js';
import type { UpdateServiceDto } from './dto/update-service.dto.js';
import { serviceTexts } from './service-texts.js';
import { Service } from './service.entity.js';
import { imageAfter } from './service-image.js';

const folder = 'services';

const serviceKind: BinnedKind<Service> = {
  entity: BinEntity.SERVICE,
  target: Service,
  label: 'Service',
  subject: ActivitySubject.SERVICE,
  notFound: serviceTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: ServiceDto.from,
  describe: ({ title, duration }) => ({ title, subtitle: duration }),
  imagePathsOf: ({ image }) => [image],
};

/** What staff change: services. */
@Injectable()
export class ServicesWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly changes: RecordChanges,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.bin.addKind(serviceKind);
  }

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
        const service = manager.create(Service, {});
        applyChanges(service, { ...fields, image: imageAfter(null, fields.image, uploadedPath) });
        const { id } = await manager.save(service);
        const saved = await manager.findOneByOrFail(Service, { id });
        await this.changes.log(manager, serviceKind, ActivityVerb.CREATED, saved, caller);
        return { answer: ServiceDto.from(saved), dropped: [] };
      },
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
        const dropped: string[] = [];
        const change = {
          id,
          version,
          isDone: (service: Service) => !uploadedPath && isAlreadySo(service, fields),
          apply: (service: Service) => {
            const before = service.image;
            const image = imageAfter(before, fields.image, uploadedPath);
            if (before !== null && before !== image) dropped.push(before);
            applyChanges(service, { ...fields, image });
          },
        };
        const saved = await this.changes.change(manager, serviceKind, change, caller);
        return { answer: ServiceDto.from(saved), dropped };
      },
      request,
    );
  }

  /** Shows a service or hides it as wanted; where nothing is said, it becomes what it is not. */
  toggleStatus(id: number, { value, version }: ToggleDto, caller: Caller): Promise<ServiceDto> {
    const change = { id, version, ...setSwitch('isActive', value) };
    return this.dataSource.transaction(async (manager) =>
      ServiceDto.from(await this.changes.change(manager, serviceKind, change, caller)),
    );
  }

  /** Moves a service to the bin. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, serviceKind, id, caller));
  }

  /** Takes a service out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ServiceDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      ServiceDto.from(await this.bin.restore(manager, serviceKind, id, caller)),
    );
  }
}
