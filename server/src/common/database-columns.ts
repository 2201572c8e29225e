import { Check, Column, type ColumnOptions, Index } from 'typeorm';

/** A text column of at most `length` characters. */
export function TextColumn(length: number, options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'varchar', length, ...options });
}

/**
 * A text column that lists are sorted by: in the order of Unicode (a, B, c; Ethiopic after Latin), the same on
 * every database.
 */
export function SortedTextColumn(length: number): PropertyDecorator {
  return TextColumn(length, { collation: 'und-x-icu' });
}

/** A text column that may be empty. */
export function OptionalTextColumn(length: number): PropertyDecorator {
  return TextColumn(length, { nullable: true });
}

/** A point in time, stored in UTC. */
export function TimeColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'timestamptz', ...options });
}

/**
 * A column that holds one value of an enum: text with a check, which can be extended in a migration without
 * rewriting the table.
 */
export function EnumColumn(
  values: Record<string, string> | readonly string[],
  options: ColumnOptions = {},
): PropertyDecorator {
  const list = Object.values(values)
    .map((value) => `'${value}'`)
    .join(', ');
  return (prototype, property) => {
    Column({ type: 'varchar', length: 20, ...options })(prototype, property);
    Check(`${snakeCase(String(property))} IN (${list})`)(prototype.constructor);
  };
}

/** What the database calls a property. */
export function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** A list of short texts, kept in order. */
export function TextListColumn(): PropertyDecorator {
  return Column({ type: 'jsonb', default: [] });
}

/** Which submission a record came with: one of the two columns by which `IdempotencyService.createOnce` knows it again. */
export function SubmissionIdColumn(): PropertyDecorator {
  return (target, property) => {
    HashColumn()(target, property);
    Index({ unique: true })(target, property);
  };
}

/** SHA-256 in hexadecimal, read only where it is requested. */
export function HashColumn(): PropertyDecorator {
  return Column({ type: 'char', length: 64, nullable: true, select: false });
}
