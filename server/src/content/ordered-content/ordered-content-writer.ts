import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { inOrder, lastPlace, type OrderedRecord, putInOrder } from '../../common/ordered-records.js';
import type { ReorderDto } from '../../common/validation/reorder.dto.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import { ActivityService } from '../activity/activity.service.js';
import { ContentWriter } from '../content-writer.js';
import type { WrittenType } from '../written-type.js';

/** What sets one kind of records in order apart from the others. */
export type OrderedType<Entity extends OrderedRecord, Dto extends object> = WrittenType<Entity, Dto> & {
  /** What the log calls a change of the order. */
  orderTitle: string;
};

/** How requests change records that staff put in order. */
@Injectable()
export abstract class OrderedContentWriter<
  Entity extends OrderedRecord,
  Dto extends object,
> extends ContentWriter<Entity, Partial<Entity>, Dto> {
  protected abstract override readonly type: OrderedType<Entity, Dto>;

  @Inject(ActivityService)
  private readonly activity: ActivityService;

  /** Puts all in order. @throws ApiException 409 where the list is another one by now */
  order({ ids }: ReorderDto, caller: Caller, request?: RequestIdentity): Promise<Dto[]> {
    const { entity, kind, orderTitle: title, toDto } = this.type;
    return this.idempotency.runOnce(request, async (manager) => {
      if (await putInOrder(manager, entity, ids)) {
        const entry = { subject: kind, verb: ActivityVerb.UPDATED, id: null, title, actorId: caller.userId };
        await this.activity.record(manager, entry);
      }
      return (await manager.find(entity, { order: inOrder as object })).map((record) => toDto(record));
    });
  }

  /** A new one goes behind the others. */
  protected override async complete(manager: EntityManager, record: Entity): Promise<void> {
    record.place = await lastPlace(manager, this.type.entity);
  }
}
