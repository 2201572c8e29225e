import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { RecordKind } from '../../common/record-kind.js';
import { PublicationDto } from './dto/publication.dto.js';
import { PrivateChanges } from './private-changes.entity.js';
import { Publication } from './publication.entity.js';
import type { PublishedKind, PublishedRecord } from './published-kind.js';

/** More of them than anybody reads at once. */
const mostComing = 200;

/** What is kept beside a record: what it waits for, and what was changed of it privately. */
export interface Beside {
  waiting: Publication | null;
  changes: PrivateChanges | null;
}

/** Whether visitors see a record, and what waits to be shown to them. */
@Injectable()
export class PublicationsService {
  readonly #kinds = new Map<RecordKind, PublishedKind>();

  constructor(@InjectRepository(Publication) private readonly publications: Repository<Publication>) {}

  /** To be called while the application starts. */
  addKind<Entity extends PublishedRecord>(kind: PublishedKind<Entity>): void {
    this.#kinds.set(kind.kind, kind as unknown as PublishedKind);
  }

  kindOf(kind: RecordKind): PublishedKind {
    return this.#kinds.get(kind)!;
  }

  /** What is coming: what is scheduled by its time, then what is in review, the newest first. Not what lies in the bin. */
  async listComing(): Promise<PublicationDto[]> {
    const waiting = await this.publications.find({
      relations: { account: true },
      order: { publishAt: { direction: 'ASC', nulls: 'LAST' }, updatedAt: 'DESC', recordId: 'ASC' },
      take: mostComing,
    });
    const { manager } = this.publications;
    const records = new Map<string, PublishedRecord>();
    const changes = new Map<string, PrivateChanges>();
    for (const { kind, record } of this.#kinds.values()) {
      const ids = waiting.filter((each) => each.kind === kind).map(({ recordId }) => recordId);
      const found = await manager.findBy(record.target, { id: In(ids) });
      for (const each of found) records.set(`${kind} ${each.id}`, each);
      const where = { kind, recordId: In(ids) };
      const changed = await manager.find(PrivateChanges, { where, relations: { author: true } });
      for (const each of changed) changes.set(`${kind} ${each.recordId}`, each);
    }
    return waiting.flatMap((each) => {
      const key = `${each.kind} ${each.recordId}`;
      const record = records.get(key);
      const known = this.kindOf(each.kind);
      return record
        ? [this.describe(known, record, { waiting: each, changes: changes.get(key) ?? null })]
        : [];
    });
  }

  /** @throws ApiException 404 */
  async find(kind: RecordKind, recordId: number): Promise<PublicationDto> {
    const { manager } = this.publications;
    const known = this.kindOf(kind);
    const record = await manager.findOneBy(known.record.target, { id: recordId });
    if (!record) throw notFound(known.record.notFound);
    return this.describe(known, record, await this.stored(manager, kind, recordId));
  }

  /** What is kept beside a record. */
  async stored(manager: EntityManager, kind: RecordKind, recordId: number): Promise<Beside> {
    const where = { kind, recordId };
    const waiting = await manager.findOne(Publication, { where, relations: { account: true } });
    const changes = await manager.findOne(PrivateChanges, { where, relations: { author: true } });
    return { waiting, changes };
  }

  describe(known: PublishedKind, record: PublishedRecord, { waiting, changes }: Beside): PublicationDto {
    const { kind } = known;
    const title = known.record.titleOf(record);
    const isPublished = known.isPublished(record);
    return PublicationDto.from(
      { kind, recordId: record.id },
      { title, isPublished, record },
      waiting,
      changes,
    );
  }
}
