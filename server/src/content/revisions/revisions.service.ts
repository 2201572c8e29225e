import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { EntityManager, type FindOptionsWhere, In, IsNull, LessThan, Not } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { fieldsOf } from '../../common/fields/field-info.js';
import { RecordKind } from '../../common/record-kind.js';
import { User } from '../../modules/accounts/accounts.module.js';
import type { ContentRecord, ContentType } from '../content-type.js';
import { ContentTypes } from '../content-types.js';
import { RevisionDto, RevisionSummaryDto, type SummarizedRevision } from './dto/revision.dto.js';
import { asText, contentOf, withPathsOfNow } from './revision-content.js';
import { Revision, type Values } from './revision.entity.js';

/** What is said of a revision that nobody has. */
const revisionNotFound =
  'This version does not exist. Versions are deleted after a year, and beyond the last hundred of a record.';

/** The versions of a record that are still kept, and what differs between them. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly types: ContentTypes,
  ) {}

  /** All versions of a record that are stored, the newest first, and what each changed. @throws ApiException 404 */
  async list(kind: RecordKind, recordId: number): Promise<RevisionSummaryDto[]> {
    const { manager } = this;
    const type = this.types.of(kind);
    const record = await findRecord(manager, type, recordId);
    const versions = manager
      .createQueryBuilder(Revision, 'revision')
      .select('revision.*')
      .addSelect('lag(revision.content) OVER (ORDER BY revision.version)', 'content_before')
      .where({ kind, recordId, version: Not(IsNull()) });
    const changed = `ARRAY(
      SELECT key FROM jsonb_each(content) WHERE value IS DISTINCT FROM content_before -> key
    )`;
    const rows = await manager
      .createQueryBuilder()
      .select('version', 'version')
      .addSelect('created_at', 'createdAt')
      .addSelect('author_id', 'authorId')
      .addSelect('content_before IS NULL', 'isFirst')
      .addSelect(changed, 'changed')
      .from(`(${versions.getQuery()})`, 'revision')
      .setParameters(versions.getParameters())
      .orderBy('version', 'DESC')
      .getRawMany<SummarizedRevision & Pick<Revision, 'authorId'>>();
    const authors = await manager.findBy(User, { id: In(rows.flatMap(({ authorId }) => authorId ?? [])) });
    const nameOf = (authorId: number | null) => authors.find(({ id }) => id === authorId)?.name ?? null;
    const names = [...fieldsOf(type.entity).keys()];
    return rows.map(({ authorId, ...row }) => {
      const author = nameOf(authorId);
      return RevisionSummaryDto.from({ ...row, author }, names, record.version);
    });
  }

  /** One version beside the one before it and the record as it is now. @throws ApiException 404 */
  async find(kind: RecordKind, recordId: number, version: number): Promise<RevisionDto> {
    const { manager } = this;
    const type = this.types.of(kind);
    const record = await findRecord(manager, type, recordId);
    const revision = await this.require(manager, { kind, recordId, version });
    const before = await manager.findOne(Revision, {
      where: { kind, recordId, version: LessThan(version) },
      order: { version: 'DESC' },
    });
    const stored = [revision, before].map((each) => contentOf(type, each?.content ?? {}));
    const fields = [...fieldsOf(type.entity)];
    const values = record as unknown as Values;
    const now = Object.fromEntries(fields.map(([name]) => [name, values[name]]));
    const { contents } = await withPathsOfNow(manager, [...stored, now]);
    const [content, previous, current] = contents as [Values, Values, Values];
    const { gone } = await withPathsOfNow(manager, [content]);
    const differing = fields
      .filter(([name]) => name in content)
      .filter(
        ([name]) =>
          !isDeepStrictEqual(content[name], current[name]) ||
          (before !== null && !isDeepStrictEqual(content[name], previous[name])),
      )
      .map(([name, { format, isRestored }]) => ({
        ...{ field: name, format, isRestored },
        previous: asText(previous[name]),
        value: asText(content[name]),
        current: asText(current[name]),
      }));
    return {
      ...{ version, createdAt: revision.createdAt, author: revision.author?.name ?? null },
      ...{ isFirst: before === null, isCurrent: version === record.version },
      ...{ title: type.titleOf(record), currentVersion: record.version },
      fields: differing,
      missingPictures: gone,
    };
  }

  /** @throws ApiException 404 */
  async require(
    manager: EntityManager,
    where: FindOptionsWhere<Revision>,
    lock?: { mode: 'pessimistic_read' },
  ): Promise<Revision> {
    const revision = await manager.findOne(Revision, {
      where,
      ...(lock ? { lock } : { relations: { author: true } }),
    });
    if (!revision) throw notFound(revisionNotFound);
    return revision;
  }
}

async function findRecord(manager: EntityManager, type: ContentType, id: number): Promise<ContentRecord> {
  const record = await manager.findOneBy(type.entity, { id });
  if (!record) throw notFound(type.notFound);
  return record;
}
