import { applyDecorators } from '@nestjs/common';
import { Column, type ColumnOptions } from 'typeorm';
import { EnumColumn, SortedTextColumn, TextColumn, TextListColumn } from '../database-columns.js';
import { textLimits } from '../text-limits.js';
import { type FieldInfo, noteField, RevisionFormat, type TextFormat } from './field-info.js';

// A field of a record is declared once, on its entity: its column, and what else it is. Versions, translations,
// pictures and exports read that from here.

/** A text. */
interface TextOptions {
  /** In characters. */
  max: number;
  nullable?: boolean;
  default?: string;
  /** How it is written in the other languages. */
  translated?: TextFormat;
  /** Lists are sorted by it, in the order of Unicode. */
  isSorted?: boolean;
  /** Its column has no limit of its own, as long texts have not. */
  isLong?: boolean;
  isRestored?: boolean;
  /** Pictures are named within it, as in an article. */
  namesPictures?: boolean;
}

export function TextField({ max, translated, isSorted, isLong, ...options }: TextOptions): PropertyDecorator {
  const { isRestored = true, namesPictures = false, ...column } = options;
  return applyDecorators(
    isLong ? Column({ type: 'text', ...column }) : isSorted ? SortedTextColumn(max) : TextColumn(max, column),
    noted({ format: RevisionFormat.TEXT, translated, max, isRestored, namesPictures }),
  );
}

/** A number. @param column `integer` or `double precision`, and whether it may be empty */
export function NumberField(column: ColumnOptions): PropertyDecorator {
  return applyDecorators(Column(column), noted({ format: RevisionFormat.NUMBER }));
}

/** Yes or no. */
export function SwitchField(options: { default: boolean; isRestored?: boolean }): PropertyDecorator {
  const { isRestored = true, ...column } = options;
  return applyDecorators(
    Column({ type: 'boolean', ...column }),
    noted({ format: RevisionFormat.SWITCH, isRestored }),
  );
}

/** One value of an enum. */
export function ChoiceField(options: { default?: string; isRestored?: boolean } = {}): PropertyDecorator {
  const { isRestored = true, ...column } = options;
  return applyDecorators(EnumColumn(column), noted({ format: RevisionFormat.CHOICE, isRestored }));
}

/** Short texts in order. @param max of each, in characters */
export function TextListField(options: { max: number; translated?: TextFormat }): PropertyDecorator {
  return applyDecorators(TextListColumn(), noted({ format: RevisionFormat.LIST, ...options }));
}

/** The path of a picture, or its absolute https address; null: none. */
export function PictureField(): PropertyDecorator {
  return applyDecorators(
    TextColumn(textLimits.short, { nullable: true }),
    noted({ format: RevisionFormat.PICTURES, namesPictures: true }),
  );
}

/** Paths of pictures in order, or pairs of them. */
export function PicturesField(): PropertyDecorator {
  return applyDecorators(
    Column({ type: 'jsonb', default: [] }),
    noted({ format: RevisionFormat.PICTURES, namesPictures: true }),
  );
}

function noted(info: Partial<FieldInfo> & Pick<FieldInfo, 'format'>): PropertyDecorator {
  return (prototype, name) =>
    noteField(prototype, String(name), { isRestored: true, namesPictures: false, ...info });
}
