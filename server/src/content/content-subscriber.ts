import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  In,
  type InsertEvent,
  type UpdateEvent,
} from 'typeorm';
import { fieldsOf, pictureFieldsOf } from '../common/fields/field-info.js';
import { insertRow } from '../common/insert-row.js';
import type { RecordKind } from '../common/record-kind.js';
import { FormerAddress } from './addresses/former-address.entity.js';
import type { ContentRecord, ContentType } from './content-type.js';
import { ContentTypes } from './content-types.js';
import { notePictureUses } from './pictures/note-picture-uses.js';
import { pathsIn } from './pictures/picture-paths.js';
import { Picture } from './pictures/picture.entity.js';
import { endWaiting } from './publishing/stored-drafts.js';
import { Revision, RevisionState, type Values } from './revisions/revision.entity.js';
import { inTurn, recordAfter } from './subscriber-events.js';
import { Translation } from './translations/translation.entity.js';

/** The data that `RecordWriter` passes to `save`. */
export interface SaveData {
  authorId?: number | null;
}

/**
 * Updates what depends on a record, in the transaction that saves it: picture uses, revisions, the former address, and
 * a review or schedule that ends because the record is shown or hidden. SQL that changes fields must do so itself.
 */
@Injectable()
export class ContentSubscriber implements EntitySubscriberInterface<ContentRecord>, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** Not before: TypeORM makes the list of subscribers anew when the data source is initialised. */
  onModuleInit(): void {
    this.dataSource.subscribers.push(this);
  }

  async afterInsert({ entity, manager, metadata, queryRunner }: InsertEvent<ContentRecord>): Promise<void> {
    if (metadata.target === Translation)
      return inTurn(queryRunner, () => this.#translated(manager, entity as unknown as Translation));
    const type = this.#typeOf(metadata.target);
    if (!type) return;
    const data = queryRunner.data as SaveData;
    await inTurn(queryRunner, async () => {
      await this.#follow(manager, type, { now: entity, data });
      await type.onCreated?.(manager, entity);
    });
  }

  /** An update without the loaded entity changes no fields (`manager.update` of counters and times). */
  async afterUpdate(event: UpdateEvent<ContentRecord>): Promise<void> {
    const { databaseEntity: before, manager, metadata, queryRunner } = event;
    if (!before || !event.entity) return;
    const now = recordAfter(event) as ContentRecord;
    if (metadata.target === Translation)
      return inTurn(queryRunner, () => this.#translated(manager, now as unknown as Translation));
    const type = this.#typeOf(metadata.target);
    const data = queryRunner.data as SaveData;
    if (type && now.version !== before.version)
      await inTurn(queryRunner, () => this.#follow(manager, type, { before, now, data }));
  }

  #typeOf(entity: unknown): ContentType | undefined {
    const type = this.types.ofEntity(entity);
    const isFollowed =
      type && (type.publishing ?? type.slugOf ?? type.onCreated ?? pictureFieldsOf(type.entity)[0]);
    return isFollowed ? type : undefined;
  }

  async #follow(
    manager: EntityManager,
    type: ContentType,
    { before, now, data }: { before?: ContentRecord; now: ContentRecord; data: SaveData | undefined },
  ): Promise<void> {
    const named = picturesOf(manager, type, now);
    if (named.size > 0 && !(before && isDeepStrictEqual(named, picturesOf(manager, type, before))))
      await notePictureUses(manager, { kind: type.kind, recordId: now.id }, named, { isNew: !before });
    if (type.slugOf && before && type.slugOf(before) !== type.slugOf(now))
      await noteFormerAddress(manager, type.kind, {
        recordId: now.id,
        former: type.slugOf(before),
        slug: type.slugOf(now),
      });
    const { publishing } = type;
    if (publishing && before && publishing.isPublished(before) !== publishing.isPublished(now))
      await endWaiting(manager, type.kind, now.id);
    if (publishing) await saveRevision(manager, type.kind, now, contentOf(type, now), data?.authorId ?? null);
  }

  /** A picture that only a translated text shows is used too, by the record that is translated. */
  async #translated(manager: EntityManager, { kind, recordId, language, texts }: Translation): Promise<void> {
    const { entity } = this.types.of(kind);
    const inTexts = pictureFieldsOf(entity).some((name) => fieldsOf(entity).get(name)!.translated);
    if (inTexts) await notePictureUses(manager, { kind, recordId }, new Map([[`texts.${language}`, texts]]));
  }
}

/** The values of the fields that name pictures, by their columns. */
function picturesOf(
  manager: EntityManager,
  { entity }: ContentType,
  record: ContentRecord,
): Map<string, unknown> {
  const metadata = manager.connection.getMetadata(entity);
  const values = record as unknown as Values;
  return new Map(
    pictureFieldsOf(entity).map((name) => [
      metadata.findColumnWithPropertyName(name)!.databaseName,
      values[name] ?? null,
    ]),
  );
}

/** What a record says, by the names of its fields. */
function contentOf({ entity }: ContentType, record: ContentRecord): Values {
  const values = record as unknown as Values;
  return Object.fromEntries([...fieldsOf(entity).keys()].map((name) => [name, values[name] ?? null]));
}

/** Keeps what a record says in its version of now, and the pictures that it names as long as it is stored. */
async function saveRevision(
  manager: EntityManager,
  kind: RecordKind,
  { id, version }: ContentRecord,
  content: Values,
  authorId: number | null,
): Promise<void> {
  const paths = pathsIn(content);
  const pictureIds = paths.length > 0 ? await lockPictures(manager, paths) : [];
  const { SAVED: state } = RevisionState;
  await insertRow(manager, Revision, { kind, recordId: id, state, version, content, authorId, pictureIds });
}

/** Locked, so that none of them goes before the revision says that it is named. @returns their ids */
async function lockPictures(manager: EntityManager, paths: string[]): Promise<number[]> {
  const named = await manager.find(Picture, {
    select: { id: true },
    where: { path: In(paths) },
    order: { id: 'ASC' },
    withDeleted: true,
    lock: { mode: 'for_key_share' },
  });
  return named.map(({ id }) => id);
}

/** An address belongs to the record that has it, else to the one that had it last. */
async function noteFormerAddress(
  manager: EntityManager,
  kind: RecordKind,
  { recordId, former, slug }: { recordId: number; former: string; slug: string },
): Promise<void> {
  await manager.delete(FormerAddress, { kind, slug });
  const line = { kind, slug: former, recordId, createdAt: () => 'now()' };
  await manager.upsert(FormerAddress, line, ['kind', 'slug']);
}
