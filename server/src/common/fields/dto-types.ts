import type { Type } from '@nestjs/common';
import {
  ApiProperty,
  type ApiPropertyOptions,
  IntersectionType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import type { StaffRecord, VersionedRecord } from '../staff-record.js';
import { BasedOnVersion } from '../validation/whole-number.decorator.js';
import { asDeclared } from './as-declared.js';
import { type FieldInfo, fieldsOf } from './field-info.js';

// DTOs of a record are made of the fields that its entity declares, so that a field is declared once.

/** What a property may be beside a field: a method, or a record that another column names. */
type NoField = ((...values: never[]) => unknown) | VersionedRecord | null;

/** The names of the fields of a record: not its id, version, times and place. */
export type FieldName<Entity> = {
  [
    Name in Exclude<keyof Entity & string, keyof StaffRecord | 'deletedAt' | 'place'>
  ]: Entity[Name] extends NoField ? never : Name;
}[Exclude<keyof Entity & string, keyof StaffRecord | 'deletedAt' | 'place'>];

/** What every record has beside its fields, and how the document describes it. */
const ofEachRecord: Record<keyof VersionedRecord, ApiPropertyOptions> = {
  id: { type: 'integer' },
  version: { type: 'integer', description: 'Grows with each change; send it along with an update.' },
  createdAt: { type: Date },
  updatedAt: { type: Date },
};

/** The names of an entity's fields, in their order. */
export function fieldNames<Entity extends object, Left extends FieldName<Entity> = never>(
  entity: Type<Entity>,
  {
    except = [] as readonly Left[],
    keep = () => true,
  }: { except?: readonly Left[]; keep?: (info: FieldInfo) => boolean } = {},
): Exclude<FieldName<Entity>, Left>[] {
  return [...fieldsOf(entity)]
    .filter(([name, info]) => !(except as readonly string[]).includes(name) && keep(info))
    .map(([name]) => name as Exclude<FieldName<Entity>, Left>);
}

/** The names of those that visitors may read. */
export function publicFieldNames<Entity extends object, Left extends FieldName<Entity> = never>(
  entity: Type<Entity>,
  except: readonly Left[] = [],
): Exclude<FieldName<Entity>, Left>[] {
  return fieldNames(entity, { except, keep: ({ isInternal }) => !isInternal });
}

/** The names of what an answer may say of a record: its fields, id, version and times. */
export type ReadName<Entity> = FieldName<Entity> | (keyof VersionedRecord & keyof Entity);

/** A DTO that knows which columns of a record it reads, and takes them from a row. */
export type ReadDto<Row extends object, Name extends keyof Row> = Type<Pick<Row, Name>> & {
  fields: readonly Name[];
  from(row: Pick<Row, Name>): Pick<Row, Name>;
};

/** What an answer says of a record: these of its columns. */
export function ReadType<Entity extends object, Name extends ReadName<Entity>>(
  entity: Type<Entity>,
  names: readonly Name[],
): ReadDto<Entity, Name> {
  class Read {
    static readonly fields = names;

    static from(row: Pick<Entity, Name>): Pick<Entity, Name> {
      return pick(row, names);
    }
  }
  const declared = fieldsOf(entity);
  for (const name of names)
    ApiProperty(declared.get(name)?.schema ?? ofEachRecord[name as keyof VersionedRecord])(
      Read.prototype,
      name,
    );
  return Read as unknown as ReadDto<Entity, Name>;
}

/** What staff read of a record, in English: all of its fields but some, its times and its version. */
export function StaffType<Entity extends VersionedRecord, Left extends FieldName<Entity> = never>(
  entity: Type<Entity>,
  except: readonly Left[] = [],
): ReadDto<Entity, Exclude<FieldName<Entity>, Left> | keyof VersionedRecord> {
  const names = fieldNames(entity, { except });
  return asDeclared(
    ReadType(entity, asDeclared<ReadName<Entity>[]>(['id', ...names, 'createdAt', 'updatedAt', 'version'])),
  );
}

/** What a request says of a new record: its fields, of which those that may be empty or have a default may be left out. */
export function CreateType<
  Entity extends object,
  Required extends FieldName<Entity>,
  Left extends FieldName<Entity>,
>(
  entity: Type<Entity>,
  required: readonly Required[],
  except: readonly Left[],
): Type<Pick<Entity, Required> & Partial<Pick<Entity, Exclude<FieldName<Entity>, Required | Left>>>> {
  const names = fieldNames(entity, { except });
  const optional = names.filter((name) => !(required as readonly string[]).includes(name));
  const Optional = PartialType(PickType(entity, asDeclared<FieldName<Entity>[]>(optional)), {
    skipNullProperties: false,
  });
  return asDeclared(IntersectionType(PickType(entity, required), Optional));
}

/** What a request says: these fields of a record, and those where it likes, which may be empty or have a default. */
export function RequestType<
  Entity extends object,
  Required extends FieldName<Entity>,
  Optional extends FieldName<Entity>,
>(
  entity: Type<Entity>,
  required: readonly Required[],
  optional: readonly Optional[],
): Type<Pick<Entity, Required> & Partial<Pick<Entity, Optional>>> {
  // Not of two halves: what is wrong is said in the order of the fields.
  return asDeclared(PickType(entity, [...required, ...optional]));
}

/** What a request says of a change: what is left out stays. */
export function UpdateType<Create extends object>(
  create: Type<Create>,
): Type<Partial<Create> & { version?: number }> {
  const Update: Type<object> = PartialType(create, { skipNullProperties: false });
  BasedOnVersion()(Update.prototype as object, 'version');
  return asDeclared(Update);
}

/** What a request says of some fields, where emptying one that has a default means that default. */
export function orDefaults<Entity extends object>(
  entity: Type<Entity>,
  said: { [Name in keyof Entity]?: Entity[Name] | null },
): Partial<Entity> {
  const fields = fieldsOf(entity);
  const values = Object.entries(said).map(([name, value]) => [
    name,
    value === null ? (fields.get(name)?.default ?? null) : value,
  ]);
  return Object.fromEntries(values) as Partial<Entity>;
}

/** Some values of a record, and no others. */
export function pick<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
