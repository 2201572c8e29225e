import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type DeepPartial } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { inOrder, lastPlace, type OrderedRecord, putInOrder } from '../../common/ordered-records.js';
import type { OrderDto } from '../../common/validation/order.dto.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { imageAfter } from '../../integrations/images/image-after.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import { ActivityService } from '../activity/activity.service.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import type { BinnedType } from '../content-types.js';
import { RecordWriter } from '../record-writer.js';
import { BinService } from '../bin/bin.service.js';
import { libraryPaths } from '../pictures/library-paths.js';

/** A record that staff put in order, with a picture. */
export type OrderedContent = OrderedRecord & { image: string | null };

/** What sets one kind of such records apart from the others. */
export type OrderedType<Entity extends OrderedContent, Dto extends object> = {
  toDto(record: Entity): Dto;
  /** Folder of the pictures that are uploaded with a record. */
  folder: string;
  /** What the log calls a change of the order. */
  orderTitle: string;
} & BinnedType<Entity>;

/** What staff change of records that have a picture and a place: each kind is a class with its `type`. */
@Injectable()
export abstract class OrderedContentWriter<Entity extends OrderedContent, Dto extends object> {
  protected abstract readonly type: OrderedType<Entity, Dto>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly records: RecordWriter,
    private readonly activity: ActivityService,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Adds one behind the others. */
  create(
    fields: Partial<Entity>,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Dto> {
    const { entity, folder, toDto } = this.type;
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploadedPath]) => {
        const library = await libraryPaths(manager, [fields.image]);
        const place = await lastPlace(manager, entity);
        const record = manager.create(entity, { place } as DeepPartial<Entity>);
        applyChanges(record, { ...fields, image: imageAfter(null, fields.image, uploadedPath, library) });
        return { answer: toDto(await this.records.create(manager, this.type, record, caller)), dropped: [] };
      },
      caller,
      request,
    );
  }

  /** @throws ApiException 404; 409 with the current record for a change of an older version */
  update(
    id: number,
    { version, ...fields }: Partial<Entity> & { version?: number },
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Dto> {
    const wished = fields as Partial<Entity>;
    const { folder, toDto } = this.type;
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploadedPath]) => {
        const library = await libraryPaths(manager, [wished.image]);
        const dropped: string[] = [];
        const change = {
          id,
          version,
          isDone: (record: Entity) => !uploadedPath && isAlreadySo(record, wished),
          apply: (record: Entity) => {
            const before = record.image;
            const image = imageAfter(before, wished.image, uploadedPath, library);
            if (before !== null && before !== image) dropped.push(before);
            applyChanges(record, { ...wished, image });
          },
        };
        return { answer: toDto(await this.records.change(manager, this.type, change, caller)), dropped };
      },
      caller,
      request,
    );
  }

  /** Puts all in order. @throws ApiException 409 where the list is another one by now */
  order({ ids }: OrderDto, caller: Caller, request?: RequestIdentity): Promise<Dto[]> {
    const { entity, kind, orderTitle: title, toDto } = this.type;
    return this.idempotency.runOnce(request, async (manager) => {
      if (await putInOrder(manager, entity, ids)) {
        const entry = { subject: kind, verb: ActivityVerb.UPDATED, id: null, title, actorId: caller.userId };
        await this.activity.record(manager, entry);
      }
      return (await manager.find(entity, { order: inOrder as object })).map((record) => toDto(record));
    });
  }

  /** Moves one to the bin. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, this.type, id, caller));
  }

  /** Takes one out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<Dto> {
    return this.idempotency.runOnce(request, async (manager) =>
      this.type.toDto(await this.bin.restore(manager, this.type, id, caller)),
    );
  }
}
