import type { Type } from '@nestjs/common';
import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import type { StaffRecord } from '../staff-record.js';
import { type FieldInfo, fieldsOf } from './field-info.js';

// DTOs of a record are made of the fields that its entity declares, so that a field is declared once.

/** The names of the fields of a record: not its id, version, times and place. */
export type FieldName<Entity> = Exclude<keyof Entity & string, keyof StaffRecord | 'deletedAt' | 'place'>;

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

/** What an answer says of a record: these of its fields. */
export function ReadType<Entity extends object, Name extends FieldName<Entity>>(
  entity: Type<Entity>,
  names: readonly Name[],
): Type<Pick<Entity, Name>> {
  class Read {}
  const fields = fieldsOf(entity);
  for (const name of names) ApiProperty(fields.get(name)!.schema)(Read.prototype, name);
  return Read as Type<Pick<Entity, Name>>;
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
  const Optional = PartialType(PickType(entity, optional as never[]), { skipNullProperties: false });
  return IntersectionType(PickType(entity, required as never[]), Optional) as never;
}

/** Some values of a record, and no others. */
export function pick<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
