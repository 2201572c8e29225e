import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { asDeclared } from '../../common/fields/as-declared.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { freeSlug } from '../../common/text/slug.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { FormerAddressesService } from '../addresses/former-addresses.service.js';
import type { PublishedType } from '../content-types.js';
import { ContentWriter, type Wanted } from '../content-writer.js';
import type { WrittenRecord, WrittenType } from '../written-type.js';
import { DraftsService } from './drafts.service.js';

/** How requests change records that are published, and have drafts. */
@Injectable()
export abstract class PublishedContentWriter<
  Entity extends WrittenRecord,
  Fields extends object,
  Dto extends object,
> extends ContentWriter<Entity, Fields, Dto> {
  protected abstract override readonly type: WrittenType<Entity, Dto> & PublishedType<Entity>;

  @Inject(DraftsService)
  private readonly drafts: DraftsService;

  @Inject(FormerAddressesService)
  private readonly addresses: FormerAddressesService;

  /** The record as it would be with its draft. @throws ApiException 404 */
  async findChanged(id: number): Promise<Dto> {
    return this.type.toDto(await this.drafts.find(this.type, id));
  }

  /** Changes the draft of a record, which visitors do not see; whether they see the record stays as it is. */
  saveChanges(
    id: number,
    { version, ...rest }: Wanted<Fields>,
    images: FormFile[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Dto> {
    const fields = { ...(rest as unknown as Fields), [this.type.publishing.field]: undefined };
    return this.withPictures(fields, images, caller, request, async (manager, given) => {
      const apply = (record: Entity) => {
        this.apply(record, fields, given);
      };
      const saved = await this.drafts.save(manager, this.type, { id, version, apply }, caller);
      return { ...saved, answer: this.type.toDto(saved.answer) };
    });
  }

  /** Gives a record with an address of its own one that is free. */
  protected override async complete(manager: EntityManager, record: Entity): Promise<void> {
    const { entity, kind, slugOf, titleOf } = this.type;
    if (!slugOf) return;
    const slug = await freeSlug(manager, asDeclared(entity), titleOf(record), (base) =>
      this.addresses.like(manager, kind, base),
    );
    Object.assign(record, { slug });
  }
}
