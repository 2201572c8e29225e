import { dayAfter, dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityMetadata } from 'typeorm';
import type { RecordKind } from '../common/record-kind.js';
import type { NotifiedRecord } from '../modules/notifications/notifications.module.js';

export type DemoRow = Record<string, unknown>;

/** An entry of `tables.json`. */
export interface DemoTable {
  name: string;
  /** The field by which relations and translations name a row. */
  key?: string;
  /** The kind of record that a row is, or belongs to. */
  kind: RecordKind;
  /** `am` and `om` have a file for the table, with texts for each row. */
  isTranslated?: true;
  /** Fields that find rows which saving another row has added. */
  existing?: string[];
  /** The relation to the record that a row changes, if it is no record itself. */
  changes?: string;
  /** Fields of the record that name it in the audit log: when it was added, and when it was last changed. */
  title?: string;
  /** Fields of the record that notifications name. Such rows are of visitors, the others of staff. */
  notification?: Pick<NotifiedRecord, 'name' | 'about' | 'event'>;
  /** The stored rows, by name. */
  rows: Map<string, DemoRow>;
}

/** Reads a JSON file, with times that are relative to `now` and texts of other files. @throws Error that names it */
export function readDemoFile<Content>(folder: string, file: string, now: Date): Content {
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  const replace = (_field: string, value: unknown): unknown => {
    const given = (value ?? {}) as DemoRow;
    if (typeof given['daysAgo'] === 'number') return inDays(-given['daysAgo']);
    if (typeof given['inDays'] === 'number') return inDays(given['inDays']);
    if (typeof given['workingDay'] === 'number') return workingDayFrom(now, given['workingDay']);
    return typeof given['file'] === 'string' ? readFileSync(join(folder, given['file']), 'utf8') : value;
  };
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'), replace) as Content;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The day that many Mondays to Fridays after `now`, before it where negative, as YYYY-MM-DD. */
function workingDayFrom(now: Date, offset: number): string | undefined {
  const [count, step, today] = [Math.abs(offset), Math.sign(offset), dayInAddisAbaba(now)];
  const days = Array.from({ length: 2 * count + 2 }, (_, index) => dayAfter(today, step * (index + 1)));
  return days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))[count - 1];
}

/**
 * Checks a row of a file against the columns of its table, and returns it as TypeORM inserts it.
 * @param place file and row, for the error
 * @throws Error that names the field which is unknown, missing or not what its column holds
 */
export function toRow(table: EntityMetadata, fields: DemoRow, place: string, tables: DemoTable[]): DemoRow {
  const row: DemoRow = table.updateDateColumn ? { updatedAt: fields['createdAt'], ...fields } : { ...fields };
  const check = (field: string, fault: string | false | undefined) => {
    if (fault) throw new Error(`${place}: "${field}" ${fault}.`);
  };
  for (const [field, value] of Object.entries(fields)) {
    const relation = table.findRelationWithPropertyPath(field);
    const column = table.findColumnWithPropertyName(field);
    check(field, !relation && !column && `is no field of ${table.name}`);
    const target = tables.find(({ name }) => name === relation?.inverseEntityMetadata.tableName);
    if (relation) row[field] = target?.rows?.get(String(value));
    check(field, relation && !row[field] && `is ${JSON.stringify(value)}, but no row is called so`);
    if (column?.type === 'date' && value instanceof Date) row[field] = dayInAddisAbaba(value);
    check(field, column && faultOf(column, row[field]));
  }
  for (const { propertyName, relationMetadata } of table.columns.filter(isRequired)) {
    const field = relationMetadata?.propertyName ?? propertyName;
    check(field, row[field] === undefined && 'is missing');
  }
  return row;
}

type Column = EntityMetadata['columns'][number];

function isRequired({ isNullable, isGenerated, isInsert, isCreateDate, isUpdateDate, ...column }: Column) {
  const isMade = column.propertyName === 'searchText';
  const isFilled = isNullable || isGenerated || isCreateDate || isUpdateDate || column.isVersion || isMade;
  return isInsert && !isFilled && column.default === undefined;
}

/** What JavaScript calls the values of each type of column. */
const valueTypes: Record<string, string> = {
  ...{ varchar: 'string', text: 'string', date: 'string', boolean: 'boolean', jsonb: 'object' },
  ...{ integer: 'number', smallint: 'number', 'double precision': 'number', timestamptz: 'object' },
};

function faultOf({ type, length, isNullable, entityMetadata, databaseName }: Column, value: unknown) {
  if (value === null && isNullable) return undefined;
  const wanted = valueTypes[type as string];
  if (typeof value !== wanted) return `is not of type ${wanted}`;
  if ((type === 'timestamptz') !== value instanceof Date) return 'is no time, such as { "daysAgo": 1 }';
  if (length && String(value).length > Number(length)) return `exceeds ${length} characters`;
  // EnumColumn lists the values of a column in a check of this name.
  const name = `${entityMetadata.tableName}_${databaseName}_check`;
  const rule = entityMetadata.checks.find((check) => check.name === name)?.expression;
  const allowed = / IN \(([^()]*)\)$/.exec(rule ?? '')?.[1];
  return allowed && !allowed.includes(`'${String(value)}'`) ? `is not one of ${allowed}` : undefined;
}
