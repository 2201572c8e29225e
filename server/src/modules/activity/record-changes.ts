import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { Sentence } from '../../common/errors/sentence.js';
import type { StaffRecord } from '../../common/staff-record.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../../common/versioning.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService } from './activity.service.js';
import { ActivityVerb } from './activity-verb.enum.js';
import { requirePerson } from './require-person.js';

type Changeable = Pick<StaffRecord, 'id' | 'version'>;

/** What there is to know of a kind of record that staff change. */
export interface RecordDescriptor<Entity extends Changeable = Changeable> {
  target: new () => Entity;
  /** What the log calls the kind. */
  subject: RecordKind;
  /** What is said where there is no such record. */
  notFound: Sentence;
  /** Which record the log tells of, where this one is a part of it. */
  idOf?(record: Entity): number;
  /** What the log calls a record. */
  titleOf(record: Entity): string;
  /** What a refused change shows of the record as it is now. */
  toDto(record: Entity): object;
  /** Adds what the others need beside the row itself. */
  complete?(manager: EntityManager, record: Entity): Promise<Entity>;
}

/** What shall become of a record. */
export interface Change<Entity> {
  id: number;
  /** The version that it is based on; undefined when the client did not say. */
  version: number | undefined;
  /** Whether there is nothing left to do, as when the request comes again. */
  isDone(record: Entity): boolean;
  apply(record: Entity): void | Promise<void>;
}

/** A change that sets columns; what is undefined stays. */
export function setColumns<Entity extends object>(
  columns: Partial<Entity>,
): Pick<Change<Entity>, 'isDone' | 'apply'> {
  return {
    isDone: (record) => isAlreadySo(record, columns),
    apply: (record) => applyChanges(record, columns),
  };
}

/** A change that sets a switch to the wanted value, or, where none is named, to what it is not. */
export function setSwitch<Name extends string>(
  name: Name,
  value: boolean | undefined,
): Pick<Change<Record<Name, boolean>>, 'isDone' | 'apply'> {
  return {
    isDone: (record) => record[name] === value,
    apply: (record: Record<string, boolean>) => {
      record[name] = !record[name];
    },
  };
}

/** How staff change a record of any kind. */
@Injectable()
export class RecordChanges {
  constructor(private readonly activity: ActivityService) {}

  /**
   * Carries out a change within a transaction: the record is locked, a change of an older version refused, the record
   * saved and the log written. Where there is nothing to do, nothing of that happens.
   * @returns the record as it is afterwards
   * @throws ApiException 404, 409 with the current record, 409 where its person was erased
   */
  async change<Entity extends Changeable>(
    manager: EntityManager,
    kind: RecordDescriptor<Entity>,
    { id, version, isDone, apply }: Change<NoInfer<Entity>>,
    caller: Pick<Caller, 'userId'> | undefined,
  ): Promise<Entity> {
    const record = await this.load(manager, kind, id);
    requirePerson(record);
    if (isDone(record)) return record;
    requireCurrent(record, version, kind.toDto);
    await apply(record);
    const saved = await manager.save(kind.target, record);
    await this.log(manager, kind, ActivityVerb.UPDATED, saved, caller);
    return saved;
  }

  /** Loads a record, locked until the transaction ends. @throws ApiException 404 */
  async load<Entity extends Changeable>(
    manager: EntityManager,
    kind: RecordDescriptor<Entity>,
    id: number,
  ): Promise<Entity> {
    const record = await loadForChange(manager, kind.target, id, kind.notFound);
    return kind.complete ? kind.complete(manager, record) : record;
  }

  /** Writes what was done into the log, in the same transaction. @param caller undefined for visitors */
  log<Entity extends Changeable>(
    manager: EntityManager,
    { subject, idOf, titleOf }: RecordDescriptor<Entity>,
    verb: ActivityVerb,
    record: Entity,
    caller?: Pick<Caller, 'userId'>,
  ): Promise<void> {
    const title = titleOf(record);
    const id = idOf?.(record) ?? record.id;
    return this.activity.record(manager, { subject, verb, id, title, actorId: caller?.userId });
  }
}
