import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { PublicationDto } from './dto/publication.dto.js';
import { Publication } from './publication.entity.js';
import type { PublicationKind } from './publication-kind.enum.js';
import type { PublishedKind, PublishedRecord } from './published-kind.js';

/** More of them than anybody reads at once. */
const mostComing = 200;

/** Whether visitors see a record, and what waits to be shown to them. */
@Injectable()
export class PublicationsService {
  readonly #kinds = new Map<PublicationKind, PublishedKind>();

  constructor(@InjectRepository(Publication) private readonly publications: Repository<Publication>) {}

  /** To be called while the application starts. */
  addKind<Entity extends PublishedRecord>(kind: PublishedKind<Entity>): void {
    this.#kinds.set(kind.kind, kind as unknown as PublishedKind);
  }

  kindOf(kind: PublicationKind): PublishedKind {
    return this.#kinds.get(kind)!;
  }

  /** What is coming: what is scheduled by its time, then what is in review, the newest first. Not what lies in the bin. */
  async listComing(): Promise<PublicationDto[]> {
    const waiting = await this.publications.find({
      relations: { account: true },
      order: { publishAt: { direction: 'ASC', nulls: 'LAST' }, updatedAt: 'DESC', recordId: 'ASC' },
      take: mostComing,
    });
    const records = new Map<string, PublishedRecord>();
    for (const { kind, record } of this.#kinds.values()) {
      const ids = waiting.filter((each) => each.kind === kind).map(({ recordId }) => recordId);
      const found = await this.publications.manager.findBy(record.target, { id: In(ids) });
      for (const each of found) records.set(`${kind} ${each.id}`, each);
    }
    return waiting.flatMap((each) => {
      const record = records.get(`${each.kind} ${each.recordId}`);
      return record ? [this.describe(this.kindOf(each.kind), record, each)] : [];
    });
  }

  /** @throws ApiException 404 */
  async find(kind: PublicationKind, recordId: number): Promise<PublicationDto> {
    const { manager } = this.publications;
    const known = this.kindOf(kind);
    const record = await manager.findOneBy(known.record.target, { id: recordId });
    if (!record) throw notFound(known.record.notFound);
    return this.describe(known, record, await this.stored(manager, kind, recordId));
  }

  stored(manager: EntityManager, kind: PublicationKind, recordId: number): Promise<Publication | null> {
    return manager.findOne(Publication, { where: { kind, recordId }, relations: { account: true } });
  }

  describe(known: PublishedKind, record: PublishedRecord, waiting: Publication | null): PublicationDto {
    const { kind } = known;
    const title = known.record.titleOf(record);
    const isPublished = known.isPublished(record);
    return PublicationDto.from({ kind, recordId: record.id }, { title, isPublished }, waiting);
  }
}
