import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import { requireCurrent } from '../../common/versioning.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityVerb, RecordChanges } from '../activity/activity.module.js';
import type { PublicationDto } from './dto/publication.dto.js';
import type { SavePublicationDto } from './dto/save-publication.dto.js';
import { PrivateChangesService } from './private-changes.service.js';
import { PublicationState } from './publication-state.enum.js';
import { Publication } from './publication.entity.js';
import { PublicationsService } from './publications.service.js';
import type { PublishedKind, PublishedRecord } from './published-kind.js';

const { DRAFT, IN_REVIEW, SCHEDULED, PUBLISHED, CHANGED } = PublicationState;

/** What staff decide: who sees a record, and when. */
@Injectable()
export class PublicationsWriterService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly publications: PublicationsService,
    private readonly privateChanges: PrivateChangesService,
    private readonly changes: RecordChanges,
  ) {}

  /**
   * The record stays locked, so that nobody publishes it meanwhile. What visitors see already stays there until
   * somebody makes it a draft: review and schedule are then those of its private changes.
   * @throws ApiException 400 for a time that is over, 404, 409 where somebody else decided otherwise
   */
  save(
    kind: RecordKind,
    recordId: number,
    { state, publishAt, version, changesVersion }: SavePublicationDto,
    caller: Caller,
  ): Promise<PublicationDto> {
    const known = this.publications.kindOf(kind);
    return this.dataSource.transaction(async (manager) => {
      const record = await this.changes.load(manager, known.record, recordId);
      const stored = await this.publications.stored(manager, kind, recordId);
      const now = this.publications.describe(known, record, stored);
      const wantedAt = state === SCHEDULED ? (publishAt ?? null) : null;
      const isSo = (now.waitsFor ?? now.state) === state;
      if (isSo && now.publishAt?.getTime() === wantedAt?.getTime()) return now;
      requireCurrent({ id: recordId, version: now.version }, version, () => now);
      const changesNow = { id: recordId, version: now.changes?.version ?? 0 };
      requireCurrent(changesNow, changesVersion, () => now);
      if (state === SCHEDULED) requireFuture(wantedAt);
      if (state !== DRAFT && state !== PUBLISHED) requireSomethingToPublish(now, state);
      if (state === PUBLISHED) await this.privateChanges.publish(manager, known, recordId, caller);
      else if (state === DRAFT && now.isPublished) await this.#hide(manager, known, recordId, caller);
      else await this.changes.log(manager, known.record, ActivityVerb.UPDATED, record, caller);
      if (state === IN_REVIEW || state === SCHEDULED) {
        const waiting = stored.waiting ?? manager.create(Publication, { kind, recordId });
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

  async #hide(
    manager: EntityManager,
    { record, isPublished, setPublished }: PublishedKind,
    id: number,
    caller: Caller,
  ): Promise<void> {
    const change = {
      ...{ id, version: undefined },
      isDone: (each: PublishedRecord) => !isPublished(each),
      apply: (each: PublishedRecord) => setPublished(each, false),
    };
    await this.changes.change(manager, record, change, caller);
  }
}

/** What visitors see already is neither reviewed nor published once more; its private changes are. */
function requireSomethingToPublish({ isPublished, changes }: PublicationDto, state: PublicationState): void {
  if (changes && (isPublished || state !== CHANGED)) return;
  if (state === CHANGED)
    throw conflict('There are no private changes of something that visitors see. Save some privately first.');
  if (isPublished)
    throw conflict(
      'Visitors see this already, and nothing of it waits. Save your changes privately first; then they can be reviewed or scheduled.',
    );
}

function requireFuture(at: Date | null): asserts at is Date {
  if (at && at > new Date()) return;
  const now = new Date();
  const message = at
    ? `This time is over: in Addis Ababa it is ${timeInAddisAbaba(now)} on ${dayInAddisAbaba(now)}. Choose a time that is still to come, or publish now.`
    : 'Choose the day and the time at which it shall be published.';
  throw validationError([{ field: 'publishAt', message }]);
}
