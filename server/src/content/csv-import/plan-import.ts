import { setImmediate as turn } from 'node:timers/promises';
import {
  type DeepPartial,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
} from 'typeorm';
import { readCsv } from '../../common/csv/read-csv.js';
import { validationError } from '../../common/errors/api-exception.js';
import { libraryPaths } from '../pictures/picture-paths.js';
import type { GivenPictures, WrittenRecord, WrittenType } from '../written-type.js';
import { mostImportedRows, type PlannedRow, planRow } from './csv-import.js';
import { ImportOutcome } from './import-csv.dto.js';
import { type CsvRow, type CsvShape, readRow } from './read-row.js';

/** Rows of a file that are worked on before others get a turn. */
const rowsAtOnce = 20;

/** How records of a kind take the fields of a row. */
interface Importer<Entity extends WrittenRecord, Fields> {
  type: WrittenType<Entity, object>;
  picturesIn(fields: Fields): (string | null | undefined)[];
  isAlreadySo(record: Entity, fields: Fields): boolean;
  blank(): DeepPartial<Entity>;
  /** @returns paths of pictures that the record no longer shows */
  apply(record: Entity, fields: Fields, given: GivenPictures): string[];
}

/** @throws ApiException 400 and 415 for a file that cannot be read */
export async function readImport<Fields extends object>(
  file: Buffer | undefined,
  entity: WrittenType<WrittenRecord, object>['entity'],
  shape: CsvShape<Fields>,
): Promise<CsvRow<Fields>[]> {
  const rows: CsvRow<Fields>[] = [];
  for (const read of await readCsv(file, { ...shape, mostRows: mostImportedRows })) {
    // A row is checked in less than a millisecond, and there may be a thousand.
    if (rows.length % rowsAtOnce === 0) await turn();
    rows.push(await readRow(read, entity, shape));
  }
  return rows;
}

/** What each row would do to the records as they are, which stay locked until the transaction ends. */
export async function planImport<Entity extends WrittenRecord, Fields extends object>(
  manager: EntityManager,
  rows: CsvRow<Fields>[],
  importer: Importer<Entity, Fields>,
): Promise<PlannedRow<Entity>[]> {
  const { entity, trash } = importer.type;
  const stored = await manager.find(entity, {
    where: { id: In(rows.flatMap(({ id }) => id ?? [])) } as FindOptionsWhere<Entity>,
    // Always in the same order, so that two imports wait for one another instead of getting stuck.
    order: { id: 'ASC' } as FindOptionsOrder<Entity>,
    lock: { mode: 'for_no_key_update' },
  });
  const byId = new Map(stored.map((record) => [record.id, record]));
  const named = rows.flatMap(({ fields }) => (fields ? importer.picturesIn(fields) : []));
  const given = { uploads: [], library: await libraryPaths(manager, named) };
  const planned: PlannedRow<Entity>[] = [];
  for (const row of rows) {
    if (planned.length % rowsAtOnce === 0) await turn();
    const plan = planRow(row, () => {
      const fields = row.fields!;
      const before = row.id === undefined ? undefined : byId.get(row.id);
      if (before && importer.isAlreadySo(before, fields)) return { outcome: ImportOutcome.UNCHANGED };
      if (before && row.version !== undefined && row.version !== before.version) {
        const message = `Somebody else has changed this ${trash.label.toLowerCase()} since the export. Export it again.`;
        throw validationError([{ field: 'version', message }]);
      }
      const record = before ?? manager.create(entity, importer.blank());
      const dropped = importer.apply(record, fields, given);
      return { outcome: before ? ImportOutcome.UPDATED : ImportOutcome.CREATED, record, dropped };
    });
    planned.push(plan);
  }
  return planned;
}
