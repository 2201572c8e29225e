import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { dayInAddisAbaba, timeInAddisAbaba } from '../../common/addis-ababa-time.js';
import { validationError } from '../../common/errors/api-exception.js';
import { requireCurrent } from '../../common/versioning.js';
import { ActivityVerb, RecordChanges } from '../activity/activity.module.js';
import type { PublicationDto } from './dto/publication.dto.js';
import type { SavePublicationDto } from './dto/save-publication.dto.js';
import type { PublicationKind } from './publication-kind.enum.js';
import { PublicationState } from './publication-state.enum.js';
import { Publication } from './publication.entity.js';
import { PublicationsService } from './publications.service.js';
import type { PublishedKind, PublishedRecord } from './published-kind.js';

/** What staff decide: who sees a record, and when. */
@Injectable()
export class PublicationsWriterService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly publications: PublicationsService,
    private readonly changes: RecordChanges,
  ) {}

  /**
   * The record stays locked, so that nobody publishes it meanwhile.
   * @throws ApiException 400 for a time that is over, 404, 409 where somebody else decided otherwise
   */
  save(
    kind: PublicationKind,
    recordId: number,
    { state, publishAt, version }: SavePublicationDto,
    caller: Caller,
  ): Promise<PublicationDto> {
    const known = this.publications.kindOf(kind);
    return this.dataSource.transaction(async (manager) => {
      const record = await this.changes.load(manager, known.record, recordId);
      const stored = await this.publications.stored(manager, kind, recordId);
      const now = this.publications.describe(known, record, stored);
      const wantedAt = state === PublicationState.SCHEDULED ? (publishAt ?? null) : null;
      if (now.state === state && now.publishAt?.getTime() === wantedAt?.getTime()) return now;
      requireCurrent({ id: recordId, version: now.version }, version, () => now);
      if (state === PublicationState.SCHEDULED) requireFuture(wantedAt);
      const isPublished = state === PublicationState.PUBLISHED;
      if (known.isPublished(record) !== isPublished)
        await this.setPublished(manager, known, recordId, isPublished, caller);
      else await this.changes.log(manager, known.record, ActivityVerb.UPDATED, record, caller);
      if (state === PublicationState.IN_REVIEW || state === PublicationState.SCHEDULED) {
        const waiting = stored ?? manager.create(Publication, { kind, recordId });
        // The account comes along as it was read, and would go before its number.
        Object.assign(waiting, { state, publishAt: wantedAt, accountId: caller.userId, account: undefined });
        await manager.save(waiting);
      } else {
        await manager.delete(Publication, { kind, recordId });
      }
      const after = await this.changes.load(manager, known.record, recordId);
      return this.publications.describe(
        known,
        after,
        await this.publications.stored(manager, kind, recordId),
      );
    });
  }

  /** Shows a record to visitors, or hides it, within a transaction. @param caller who decided it */
  async setPublished(
    manager: EntityManager,
    { record, isPublished: isNow, setPublished }: PublishedKind,
    id: number,
    isPublished: boolean,
    caller: Pick<Caller, 'userId'> | undefined,
  ): Promise<void> {
    const change = {
      ...{ id, version: undefined },
      isDone: (each: PublishedRecord) => isNow(each) === isPublished,
      apply: (each: PublishedRecord) => setPublished(each, isPublished),
    };
    await this.changes.change(manager, record, change, caller);
  }
}

function requireFuture(at: Date | null): asserts at is Date {
  if (at && at > new Date()) return;
  const now = new Date();
  const message = at
    ? `This time is over: in Addis Ababa it is ${timeInAddisAbaba(now)} on ${dayInAddisAbaba(now)}. Choose a time that is still to come, or publish now.`
    : 'Choose the day and the time at which it shall be published.';
  throw validationError([{ field: 'publishAt', message }]);
}
