import { Column, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { conflict } from './errors/api-exception.js';
import { ShownRecord, type VersionedRecord } from './staff-record.js';
import { updateUnversioned } from './versioning.js';

/** Columns of records that staff put in order. */
export abstract class OrderedRecord extends ShownRecord {
  /** Its place among the others, from 0; ids settle ties. */
  @Column({ type: 'integer', default: 0 })
  place: number;
}

type Placed = VersionedRecord & { place: number };

/** Such records as they are shown. */
export const inOrder = { place: 'ASC', id: 'ASC' } as const;

/** The place behind all others, those in the trash too. */
export async function lastPlace<Entity extends Placed>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
): Promise<number> {
  const last = await manager
    .createQueryBuilder(target, 'record')
    .select('coalesce(max(record.place) + 1, 0)', 'place')
    .withDeleted()
    .getRawOne<{ place: number }>();
  return last!.place;
}

/**
 * Puts records in order, within a transaction. Their versions stay, so that forms in which they are edited can be saved.
 * @param ids of all records that are there, each once, in the wanted order
 * @param where which records are put in order; others keep their place
 * @returns whether the order was another one before
 * @throws ApiException 409 where there are others by now, or some are gone
 */
export async function putInOrder<Entity extends Placed>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  ids: number[],
  where: FindOptionsWhere<Entity> = {},
): Promise<boolean> {
  const records = await manager.find(target, {
    where,
    // Several are always locked in this order.
    order: { id: 'ASC' } as object,
    lock: { mode: 'for_no_key_update' },
  });
  const known = records
    .sort((one, other) => one.place - other.place || one.id - other.id)
    .map(({ id }) => id);
  if (ids.length !== known.length || known.some((id) => !ids.includes(id)))
    throw conflict('The list has changed. Reload it and set the order again.');
  if (ids.every((id, place) => id === known[place])) return false;
  const place = () => 'array_position(CAST(:ids AS integer[]), id) - 1';
  await updateUnversioned<Placed>(manager, target, { place }).where('id = ANY (:ids)', { ids }).execute();
  return true;
}
