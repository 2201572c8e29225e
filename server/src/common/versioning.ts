import { HttpStatus } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type {
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  QueryDeepPartialEntity,
  UpdateQueryBuilder,
} from 'typeorm';
import { ApiException, notFound } from './errors/api-exception.js';
import { ErrorCode } from './errors/error-code.enum.js';
import { inEachLanguage, type Sentence } from './errors/sentence.js';
import type { VersionedRecord } from './staff-record.js';

type Versioned = Pick<VersionedRecord, 'id' | 'version'>;

/**
 * Loads a record for a change, locked until the transaction ends, so that two changes never mix.
 * @param notThere what is said where there is none
 * @throws ApiException 404
 */
export async function loadForChange<Entity extends Pick<Versioned, 'id'>>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  id: number,
  notThere: Sentence,
): Promise<Entity> {
  const record = await manager.findOne(target, {
    where: { id } as FindOptionsWhere<Entity>,
    // Not FOR UPDATE, which would make those wait who only name the record, such as a visitor's rating.
    lock: { mode: 'for_no_key_update' },
  });
  if (!record) throw notFound(notThere);
  return record;
}

/**
 * Refuses a change that was based on an older version.
 * @param basedOn the version that the client had seen; undefined when it did not say
 * @throws ApiException 409 with the current record
 */
export function requireCurrent<Entity extends Versioned>(
  record: Entity,
  basedOn: number | undefined,
  toDto: (record: Entity) => object,
): void {
  if (basedOn === undefined || basedOn === record.version) return;
  const sentence = inEachLanguage((texts) => texts.staleVersion);
  throw new ApiException(HttpStatus.CONFLICT, ErrorCode.CONFLICT, sentence, { current: toDto(record) });
}

/**
 * Whether a change asks for nothing that is not so already, as the same request does when it comes again because
 * its answer was lost: there is nothing to do then, on any base version.
 */
export function isAlreadySo<Entity extends object>(record: Entity, changes: Partial<Entity>): boolean {
  return Object.entries(changes).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(record[name as keyof Entity], value),
  );
}

/** Begins an update that is no change by anybody: the version and the time of the last change stay. */
export function updateUnversioned<Entity extends Partial<Pick<VersionedRecord, 'version' | 'updatedAt'>>>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  values: QueryDeepPartialEntity<Entity>,
): UpdateQueryBuilder<Entity> {
  const same: QueryDeepPartialEntity<VersionedRecord> = {
    version: () => 'version',
    updatedAt: () => 'updated_at',
  };
  return manager
    .createQueryBuilder()
    .update(target)
    .set({ ...values, ...(same as QueryDeepPartialEntity<Entity>) });
}

/** Sets what was given; what is undefined was left out of the request and stays. */
export function applyChanges<Entity extends object>(record: Entity, changes: Partial<Entity>): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value !== undefined) record[name as keyof Entity] = value as Entity[keyof Entity];
  }
}
