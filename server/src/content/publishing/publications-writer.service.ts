import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import { RecordKind } from '../../common/record-kind.js';
import { requireCurrent } from '../../common/versioning.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import type { ContentRecord } from '../content-type.js';
import { ContentTypes, type PublishedType } from '../content-types.js';
import { RecordWriter } from '../record-writer.js';
import { type Revision, RevisionState } from '../revisions/revision.entity.js';
import { DraftsService } from './drafts.service.js';
import type { PublicationDto, SavePublicationDto } from './dto/publication.dto.js';
import { PublicationState } from './publication-state.enum.js';
import { PublicationsService } from './publications.service.js';
import { endWaiting, findDraft, replaceDraft } from './stored-drafts.js';

const { DRAFT, IN_REVIEW, SCHEDULED, PUBLISHED, CHANGED } = PublicationState;

/** What staff decide: who sees a record, and when. */
@Injectable()
export class PublicationsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly publications: PublicationsService,
    private readonly drafts: DraftsService,
    private readonly records: RecordWriter,
  ) {}

  /**
   * The record stays locked, so that nobody publishes it meanwhile. What visitors see already stays there until
   * somebody makes it a draft: review and schedule are then those of what was changed of it.
   * @throws ApiException 400 for a time that is over, 404, 409 where somebody else decided otherwise
   */
  save(
    kind: RecordKind,
    recordId: number,
    { state, publishAt, version }: SavePublicationDto,
    caller: Caller,
  ): Promise<PublicationDto> {
    const type = this.types.publishedOf(kind);
    return this.dataSource.transaction(async (manager) => {
      const record = await this.records.load(manager, type, recordId);
      const draft = await findDraft(manager, kind, recordId);
      const now = this.publications.describe(type, record, draft);
      const wantedAt = state === SCHEDULED ? (publishAt ?? null) : null;
      const isSo = (now.waitsFor ?? now.state) === state;
      if (isSo && now.publishAt?.getTime() === wantedAt?.getTime()) return now;
      requireCurrent({ id: recordId, version: now.version }, version, () => now);
      if (state === SCHEDULED) requireFuture(wantedAt);
      if (state !== DRAFT && state !== PUBLISHED) requireSomethingToPublish(now, state);
      if (state === PUBLISHED) await this.drafts.publish(manager, type, recordId, caller);
      else if (state === DRAFT && now.isPublished) await this.#hide(manager, type, recordId, caller);
      else await this.records.log(manager, type, ActivityVerb.UPDATED, record, caller);
      if (state === IN_REVIEW || state === SCHEDULED)
        await this.#wait(manager, type, record, draft, { state, publishAt: wantedAt, by: caller });
      else await endWaiting(manager, kind, recordId);
      return this.publications.describeStored(
        manager,
        type,
        await this.records.load(manager, type, recordId),
      );
    });
  }

  async #wait(
    manager: EntityManager,
    { kind }: PublishedType,
    { id }: ContentRecord,
    draft: Revision | null,
    { state, publishAt, by }: { state: 'IN_REVIEW' | 'SCHEDULED'; publishAt: Date | null; by: Caller },
  ): Promise<void> {
    const decision = { state: RevisionState[state], publishAt, decidedById: by.userId };
    await replaceDraft(manager, kind, id, draft, decision);
  }

  async #hide(manager: EntityManager, type: PublishedType, id: number, caller: Caller): Promise<void> {
    const { isPublished, setPublished } = type.publishing;
    const change = {
      ...{ id, version: undefined },
      isDone: (record: ContentRecord) => !isPublished(record),
      apply: (record: ContentRecord) => setPublished(record, false),
    };
    await this.records.change(manager, type, change, caller);
  }
}

/** What visitors see already is neither reviewed nor published once more; what was changed of it is. */
function requireSomethingToPublish({ isPublished, changes }: PublicationDto, state: PublicationState): void {
  if (changes && (isPublished || state !== CHANGED)) return;
  if (state === CHANGED) throw conflict('This published record has no draft changes. Save a draft first.');
  if (isPublished)
    throw conflict(
      'This record is published and has no draft changes. Save a draft first, then request a review or schedule it.',
    );
}

function requireFuture(at: Date | null): asserts at is Date {
  if (at && at > new Date()) return;
  const now = new Date();
  const message = at
    ? `This time is in the past: in Addis Ababa it is ${timeInAddisAbaba(now)} on ${dayInAddisAbaba(now)}. Choose a later time, or publish now.`
    : 'Choose the day and the time of publication.';
  throw validationError([{ field: 'publishAt', message }]);
}
