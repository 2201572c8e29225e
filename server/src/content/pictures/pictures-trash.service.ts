import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordWriter } from '../record-writer.js';
import { TrashService } from '../trash/trash.service.js';
import { PictureDto } from './dto/picture.dto.js';
import { type KnownPicture, KnownPicturesService } from './known-pictures.service.js';
import { Picture } from './picture.entity.js';

/** How many records a refusal names. */
const mostNamed = 3;

/** Moves pictures to the trash and back. */
@Injectable()
export class PicturesTrashService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly trash: TrashService,
    private readonly known: KnownPicturesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Moves a picture to the trash. @throws ApiException 409 while a record names it */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // A transaction that is about to name it ends before the question whether it is named.
      await manager.findOne(Picture, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const picture = await this.records.load(manager, this.known.type, id);
      if (picture.usedBy.length > 0) throw conflict(inUse(picture));
      await this.trash.put(manager, this.known.type, picture, caller);
    });
  }

  /** Takes a picture out of the trash as it was. @throws ApiException 404 when it is not there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<PictureDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      PictureDto.from(await this.trash.restore(manager, this.known.type, id, caller)),
    );
  }
}

function inUse({ usedBy }: KnownPicture): string {
  const names = usedBy
    .slice(0, mostNamed)
    .map(({ title, isInTrash }) => title + (isInTrash ? ' (in the trash)' : ''));
  const more = usedBy.length > mostNamed ? ` and ${usedBy.length - mostNamed} more` : '';
  return `This picture is still used: ${names.join(', ')}${more}. Remove it there first.`;
}
