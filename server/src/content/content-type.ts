import type { EntityManager } from 'typeorm';
import type { Sentence } from '../common/errors/sentence.js';
import type { TranslatedLanguage } from '../common/language/site-language.enum.js';
import type { RecordKind } from '../common/record-kind.js';
import type { StaffRecord } from '../common/staff-record.js';
import type { Texts } from './translations/translation.entity.js';

export type ContentRecord = Pick<StaffRecord, 'id' | 'version'>;

/** Describes a kind of record that staff change; its fields are declared on the entity (`common/fields`). */
export interface ContentType<Entity extends ContentRecord = ContentRecord> {
  kind: RecordKind;
  entity: new () => Entity;
  /** The message where there is no such record. */
  notFound: Sentence;
  /** What the log, the trash and lists call a record. */
  titleOf(record: Entity): string;
  /** What a refused change shows of the record as it is now. */
  toDto(record: Entity): object;
  /** What the log calls the kind, where it is a part of another. */
  loggedAs?: RecordKind;
  /** Which record the log names, where this one is a part of it. */
  idOf?(record: Entity): number;
  /** Adds what the others need beside the row itself. */
  complete?(manager: EntityManager, record: Entity): Promise<Entity>;
  /** Undefined: such records do not go to the trash. */
  trash?: TrashFacet<Entity>;
  /** Undefined: such records are neither published nor kept in versions. */
  publishing?: PublishingFacet<Entity>;
  /** What lists call a record that has no name of its own. */
  called?: string;
  /** What its address is made of, where the address may change. */
  slugOf?(record: Entity): string;
  /** Runs after a record was added, in the same transaction. */
  onCreated?(manager: EntityManager, record: Entity): Promise<void>;
  /** Runs after a translation was saved, in the same transaction; the record is locked. */
  onTranslated?(
    manager: EntityManager,
    recordId: number,
    language: TranslatedLanguage,
    texts: Texts,
  ): Promise<void>;
}

export interface TrashFacet<Entity> {
  /** What a record is, as it starts a sentence: "Project". */
  label: string;
  /** A second line, for records of the same title. */
  subtitleOf(record: Entity): string;
  /** What the trash calls it, where that is not its title. */
  titleOf?(record: Entity): string;
  /** Paths of the files that go with it for good, where they are not in its fields of pictures. */
  filesOf?(record: Entity): string[];
  /** Whether only ADMIN deletes it for good, such as a paid order: the firm's books name it. */
  isKeptByAdmin?(record: Entity): boolean;
  /** What keeps a record while it names it, such as an order; see `columnsThatKeep`. */
  heldBy?: string;
}

export interface PublishingFacet<Entity> {
  /** The field that says whether visitors see it. */
  field: string;
  /** Whether visitors see it. */
  isPublished(record: Entity): boolean;
  /** Shows it to them, or hides it. */
  setPublished(record: Entity, isPublished: boolean): void;
  /** Brings what belongs together in order, once a draft or an earlier version is part of it. */
  arrange?(record: Entity): void;
  /** Whether its fields fit together, once a draft is part of it. @throws ApiException 400 */
  check?(record: Entity): void;
}
