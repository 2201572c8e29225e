import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Column } from 'typeorm';
import { EnumColumn, OptionalTextColumn, TimeColumn } from '../database-columns.js';
import { noteField, RevisionFormat } from './field-info.js';

// Fields that the program writes, or that each request says in its own way.

/** A column, and how the document describes it in answers. */
export function ReadField(column: PropertyDecorator, schema: ApiPropertyOptions): PropertyDecorator {
  return applyDecorators(column, (prototype: object, name: string | symbol) =>
    noteField(prototype, String(name), {
      ...{ format: RevisionFormat.TEXT, isRestored: false, isInternal: false, namesPictures: false },
      schema,
    }),
  );
}

/** A whole number, or none: an amount, or the id of another record. */
export function IntegerField(description: string): PropertyDecorator {
  const column = Column({ type: 'integer', nullable: true });
  return ReadField(column, { type: 'integer', nullable: true, description });
}

/** One value of an enum. @param enumName what the document calls the enum */
export function EnumField(
  values: Record<string, string> | readonly string[],
  enumName: string,
  { description, ...column }: { default?: string; nullable?: true; description?: string } = {},
): PropertyDecorator {
  const { nullable } = column;
  return ReadField(EnumColumn(values, column), {
    ...{ enum: values as Record<string, string>, enumName, ...(nullable && { nullable }) },
    ...(description && { description }),
  });
}

/** A point in time, or none. */
export function TimeField(description: string): PropertyDecorator {
  return ReadField(TimeColumn({ nullable: true }), { type: Date, nullable: true, description });
}

/** What opens a record without a link, together with the last digits of the phone. */
export function ReferenceCodeField(): PropertyDecorator {
  return ReadField(OptionalTextColumn(20), {
    ...{ type: String, nullable: true },
    description:
      'Opens it on the page of what a person sent, together with the last four digits of the phone, such as 7KQ4-M2XB-9HTD. Null for what came before there were such codes.',
  });
}

/** When the personal data of a record was deleted. */
export function ErasedAtField(): PropertyDecorator {
  return TimeField(
    'When its personal data was deleted: from then on it is only counted and cannot be changed.',
  );
}
