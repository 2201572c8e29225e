import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import {
  FindsOpenWork,
  namedWork,
  type OpenWork,
  type WorkingAccount,
} from '../../common/open-work/open-work.js';
import { RecordKind } from '../../common/record-kind.js';
import type { ContentRecord } from '../content-type.js';
import { ContentTypes, type PublishedType } from '../content-types.js';
import { Revision, RevisionState } from '../revisions/revision.entity.js';
import { PublicationDto } from './dto/publication.dto.js';
import { findDraft } from './stored-drafts.js';

/** More of them than anybody reads at once. */
const maxPending = 200;

/** Whether visitors see a record, and what waits to be shown to them. */
@Injectable()
export class PublicationsService {
  constructor(
    @InjectRepository(Revision) private readonly revisions: Repository<Revision>,
    private readonly types: ContentTypes,
  ) {}

  /** What is coming: what is scheduled by its time, then what is in review, the newest first. Not what is in the trash. */
  async listPublications(): Promise<PublicationDto[]> {
    const { manager } = this.revisions;
    const waiting = await this.revisions.find({
      where: { state: In([RevisionState.IN_REVIEW, RevisionState.SCHEDULED]) },
      relations: { author: true, decidedBy: true },
      order: { publishAt: { direction: 'ASC', nulls: 'LAST' }, id: 'DESC' },
      take: maxPending,
    });
    const records = new Map<string, ContentRecord>();
    for (const { kind, entity } of this.types.published()) {
      const ids = waiting.filter((each) => each.kind === kind).map(({ recordId }) => recordId);
      const found = await manager.findBy(entity, { id: In(ids) });
      for (const each of found) records.set(`${kind} ${each.id}`, each);
    }
    return waiting.flatMap((draft) => {
      const record = records.get(`${draft.kind} ${draft.recordId}`);
      return record ? [this.describe(this.types.publishedOf(draft.kind), record, draft)] : [];
    });
  }

  /** @throws ApiException 404 */
  async find(kind: RecordKind, recordId: number): Promise<PublicationDto> {
    const type = this.types.publishedOf(kind);
    const { manager } = this.revisions;
    const record = await manager.findOneBy(type.entity, { id: recordId });
    if (!record) throw notFound(type.notFound);
    return this.describeStored(manager, type, record);
  }

  /** What an account wrote and did not publish, or sent to review or scheduled; the latest are named. */
  @FindsOpenWork(true)
  async openWorkOf(manager: EntityManager, { id }: WorkingAccount): Promise<OpenWork[]> {
    const drafts = await manager.find(Revision, {
      where: [
        { version: IsNull(), authorId: id },
        { version: IsNull(), decidedById: id },
      ],
      order: { id: 'DESC' },
    });
    const work: OpenWork[] = [];
    for (const { kind, entity, titleOf } of this.types.published()) {
      const ids = drafts.filter((draft) => draft.kind === kind).map(({ recordId }) => recordId);
      // Not what is in the trash.
      const records = await manager.find(entity, { where: { id: In(ids) }, order: { id: 'DESC' } });
      const named = records.slice(0, namedWork).map((record) => ({ id: record.id, title: titleOf(record) }));
      work.push({ kind, count: records.length, records: named, isHandedOver: false });
    }
    return work;
  }

  /** What a record is, with the draft that is stored of it. */
  async describeStored(
    manager: EntityManager,
    type: PublishedType,
    record: ContentRecord,
  ): Promise<PublicationDto> {
    return this.describe(type, record, await findDraft(manager, type.kind, record.id));
  }

  describe(
    { kind, titleOf, publishing }: PublishedType,
    record: ContentRecord,
    draft: Revision | null,
  ): PublicationDto {
    const isPublished = publishing.isPublished(record);
    return PublicationDto.from({ kind, title: titleOf(record), isPublished, record }, draft);
  }
}
