import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Caller } from '../common/access/access.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../common/versioning.js';
import { ActivityVerb } from './activity/activity-verb.enum.js';
import { ActivityService } from './activity/activity.service.js';
import { requirePerson } from './activity/require-person.js';
import type { SaveData } from './content-subscriber.js';
import type { ContentRecord, ContentType } from './content-type.js';

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
export function setSwitch<Entity extends object>(
  name: keyof Entity,
  value: boolean | undefined,
): Pick<Change<Entity>, 'isDone' | 'apply'> {
  return {
    isDone: (record) => record[name] === value,
    apply: (record) => {
      record[name] = !record[name] as Entity[keyof Entity];
    },
  };
}

/** How staff change a record of any kind. */
@Injectable()
export class RecordWriter {
  constructor(private readonly activity: ActivityService) {}

  /**
   * Carries out a change within a transaction: the record is locked, a change of an older version refused, the record
   * saved and the log written. Where there is nothing to do, nothing of that happens.
   * @returns the record as it is afterwards
   * @throws ApiException 404, 409 with the current record, 409 where its person was erased
   */
  async change<Entity extends ContentRecord>(
    manager: EntityManager,
    type: ContentType<Entity>,
    { id, version, isDone, apply }: Change<NoInfer<Entity>>,
    caller: Pick<Caller, 'userId'> | undefined,
  ): Promise<Entity> {
    const record = await this.load(manager, type, id);
    requirePerson(record);
    if (isDone(record)) return record;
    requireCurrent(record, version, type.toDto);
    await apply(record);
    return this.update(manager, type, record, caller);
  }

  /** Saves a record that is locked and was changed, and writes the log. */
  async update<Entity extends ContentRecord>(
    manager: EntityManager,
    type: ContentType<Entity>,
    record: Entity,
    caller: Pick<Caller, 'userId'> | undefined,
  ): Promise<Entity> {
    const saved = await manager.save(type.entity, record, savedBy(caller));
    await this.log(manager, type, ActivityVerb.UPDATED, saved, caller);
    return saved;
  }

  /** Saves a new record, and writes the log. @returns the record as it was stored */
  async create<Entity extends ContentRecord>(
    manager: EntityManager,
    type: ContentType<Entity>,
    record: Entity,
    caller: Pick<Caller, 'userId'> | undefined,
  ): Promise<Entity> {
    const { id } = await manager.save(type.entity, record, savedBy(caller));
    const stored = await manager.findOneByOrFail(type.entity, { id } as FindOptionsWhere<Entity>);
    const saved = type.complete ? await type.complete(manager, stored) : stored;
    await this.log(manager, type, ActivityVerb.CREATED, saved, caller);
    return saved;
  }

  /** Loads a record, locked until the transaction ends. @throws ApiException 404 */
  async load<Entity extends ContentRecord>(
    manager: EntityManager,
    type: ContentType<Entity>,
    id: number,
  ): Promise<Entity> {
    const record = await loadForChange(manager, type.entity, id, type.notFound);
    return type.complete ? type.complete(manager, record) : record;
  }

  /** Writes what was done into the log, in the same transaction. @param caller undefined for visitors */
  log<Entity extends ContentRecord>(
    manager: EntityManager,
    { kind, loggedAs = kind, idOf, titleOf }: ContentType<Entity>,
    verb: ActivityVerb,
    record: Entity,
    caller?: Pick<Caller, 'userId'>,
  ): Promise<void> {
    const title = titleOf(record);
    const id = idOf?.(record) ?? record.id;
    return this.activity.record(manager, { subject: loggedAs, verb, id, title, actorId: caller?.userId });
  }
}

/** Names the author of the revision that saving makes. */
function savedBy(caller: Pick<Caller, 'userId'> | undefined): { data: SaveData } {
  return { data: { authorId: caller?.userId ?? null } };
}
