import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Column } from 'typeorm';
import { EnumColumn, SortedTextColumn, TextColumn, TextListColumn } from '../database-columns.js';
import { ImageOrAddress } from '../http/accepts-form.decorator.js';
import { RenderableMarkdown } from '../markdown/render-markdown.js';
import { textLimits } from '../text-limits.js';
import {
  BooleanInput,
  EnumInput,
  EnumListInput,
  IntegerInput,
  NumberInput,
  RecordListInput,
  TextListInput,
} from '../validation/form.decorator.js';
import { Email, OptionalEmail, OptionalText, Text, WebAddress } from '../validation/text.decorator.js';
import { type FieldInfo, noteField, RevisionFormat, TextFormat } from './field-info.js';
import { fraction } from './fraction.js';

// A field of a record is declared once, on its entity: its column, what a request may say of it, how the document
// describes it, and what else it is. Versions, translations, pictures and DTOs read that from here (`dto-types.ts`).

export interface FieldOptions {
  /** What it says, for the document: with its unit. */
  description?: string;
  /** Whether restoring an earlier version brings it back. Default: true. */
  isRestored?: boolean;
  /** Whether staff alone see it. Default: false. */
  isInternal?: boolean;
}

interface TextOptions extends FieldOptions {
  /** In characters. */
  max: number;
  nullable?: boolean;
  /** What it says where a request leaves it out or empties it. */
  default?: string;
  /** How it is written in the other languages; left out: it is not translated. */
  translated?: TextFormat;
  /** Lists are sorted by it, in the order of Unicode. */
  isSorted?: boolean;
  /** Its column has no limit of its own, as long texts have not. */
  isLong?: boolean;
  /** Pictures are named within it, as in an article. */
  namesPictures?: boolean;
  /** What all of it must match, and what is said where it does not. */
  pattern?: { source: RegExp; message: string };
}

export function TextField(options: TextOptions): PropertyDecorator {
  const { max, nullable, isSorted, isLong, pattern, translated, namesPictures } = options;
  const column = { nullable, default: options.default };
  const columnOf = isLong ? Column({ type: 'text', ...column }) : TextColumn(max, column);
  return applyDecorators(
    isSorted ? SortedTextColumn(max) : columnOf,
    nullable || options.default !== undefined ? OptionalText(max) : Text(max),
    ...(translated === TextFormat.MARKDOWN ? [RenderableMarkdown(max)] : []),
    ...(pattern
      ? [
          Matches(pattern.source, { message: pattern.message }),
          ApiProperty({ pattern: pattern.source.source }),
        ]
      : []),
    noted(options, {
      ...{ format: RevisionFormat.TEXT, translated, max, namesPictures },
      schema: { type: String, nullable },
    }),
  );
}

/** The address of a mailbox, in lower case. */
export function EmailField(
  options: FieldOptions & { nullable?: boolean; isSorted?: boolean } = {},
): PropertyDecorator {
  const { nullable, isSorted } = options;
  return applyDecorators(
    isSorted ? SortedTextColumn(textLimits.email) : TextColumn(textLimits.email, { nullable }),
    nullable ? OptionalEmail() : Email(),
    noted(options, { format: RevisionFormat.TEXT, schema: { type: String, nullable } }),
  );
}

/** A number that may be empty; one with a default may not. */
export function NumberField(
  options: FieldOptions & { isWhole?: boolean; min: number; max: number; default?: number },
): PropertyDecorator {
  const { isWhole, min, max, default: usual } = options;
  const nullable = usual === undefined;
  return applyDecorators(
    Column({ type: isWhole ? 'integer' : 'double precision', nullable, default: usual }),
    isWhole ? IntegerInput(min, max, { nullable }) : NumberInput(min, max),
    noted(options, {
      format: RevisionFormat.NUMBER,
      schema: {
        ...(isWhole ? { type: 'integer' } : fraction),
        ...(nullable ? { nullable } : { minimum: min, maximum: max }),
      },
    }),
  );
}

/** Yes or no. */
export function SwitchField(options: FieldOptions & { default: boolean }): PropertyDecorator {
  return applyDecorators(
    Column({ type: 'boolean', default: options.default }),
    BooleanInput(),
    noted(options, { format: RevisionFormat.SWITCH, schema: { type: Boolean } }),
  );
}

/** One value of an enum. @param enumName what the document calls the enum */
export function ChoiceField(
  values: Record<string, string>,
  enumName: string,
  options: FieldOptions & { default?: string } = {},
): PropertyDecorator {
  return applyDecorators(
    EnumColumn(values, { default: options.default }),
    EnumInput(values, enumName),
    noted(options, { format: RevisionFormat.CHOICE, schema: { enum: values, enumName } }),
  );
}

/** Some values of an enum. @param enumName what the document calls the enum */
export function ChoicesField(
  values: Record<string, string>,
  enumName: string,
  options: FieldOptions = {},
): PropertyDecorator {
  return applyDecorators(
    TextListColumn(),
    EnumListInput(values, enumName),
    noted(options, { format: RevisionFormat.LIST, schema: { enum: values, enumName, isArray: true } }),
  );
}

/** At most `most` short texts in order, of at most `max` characters each. */
export function TextListField(
  options: FieldOptions & { most: number; max: number; translated?: TextFormat },
): PropertyDecorator {
  const { most, max, translated } = options;
  return applyDecorators(
    TextListColumn(),
    TextListInput(most, max),
    noted(options, { format: RevisionFormat.LIST, translated, max, schema: { type: [String] } }),
  );
}

/**
 * At most `most` records of one shape in order, read only whole with their owner.
 * @param words names of their texts that are translated; the owner has a `WordsField` then
 */
export function RecordsField<Shape extends object>(
  shape: Type<Shape>,
  options: FieldOptions & { most: number; words?: readonly (keyof Shape & string)[] },
): PropertyDecorator {
  const { most, words } = options;
  return applyDecorators(
    Column({ type: 'jsonb', default: [] }),
    RecordListInput(shape, most),
    noted(options, { format: RevisionFormat.LIST, words, schema: { type: [shape] } }),
  );
}

/** Each text within the lists of records that is translated, once; filled by `wordsOf` before the record is saved. */
export function WordsField(): PropertyDecorator {
  return applyDecorators(
    TextListColumn(),
    noted(
      { isRestored: false, isInternal: true },
      {
        ...{ format: RevisionFormat.LIST, translated: TextFormat.LIST, max: textLimits.short },
        schema: { type: [String] },
      },
    ),
  );
}

/** The absolute https address of a page or a picture elsewhere; null: none. */
export function AddressField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    TextColumn(textLimits.short, { nullable: true }),
    OptionalText(textLimits.short),
    WebAddress({ message: '$property must be an https address.' }),
    noted(options, { format: RevisionFormat.TEXT, schema: { type: String, nullable: true } }),
  );
}

/** The only picture of a record: as `PictureField`, with how a request names it. */
export function ImageField(): PropertyDecorator {
  const description = 'Path that starts with /uploads/, or an absolute https address.';
  return applyDecorators(PictureField({ description }), ImageOrAddress());
}

/** The path of a picture, or its absolute https address; null: none. The DTO says how a request names one. */
export function PictureField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    TextColumn(textLimits.short, { nullable: true }),
    noted(options, {
      ...{ format: RevisionFormat.PICTURES, namesPictures: true },
      schema: { type: String, nullable: true },
    }),
  );
}

/** Paths of pictures in order, or pairs of them. The DTO says how a request names them. */
export function PicturesField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    Column({ type: 'jsonb', default: [] }),
    noted(options, {
      ...{ format: RevisionFormat.PICTURES, namesPictures: true },
      schema: { type: [String] },
    }),
  );
}

export function noted(
  {
    description,
    default: usual,
    isRestored = true,
    isInternal = false,
  }: FieldOptions & { default?: string | number | boolean },
  { schema, namesPictures = false, ...info }: Pick<FieldInfo, 'format' | 'schema'> & Partial<FieldInfo>,
): PropertyDecorator {
  return (prototype, name) => {
    noteField(prototype, String(name), {
      ...{ ...info, default: usual, isRestored, isInternal, namesPictures },
      schema: { ...schema, ...(description && { description }) },
    });
    // What a request may say of it is described as well.
    if (info.format === RevisionFormat.PICTURES) return;
    const written = info.format === RevisionFormat.LIST && 'A list, or the same as a JSON text.';
    const leftOut = usual !== undefined && usual !== '' && `Default: ${usual}.`;
    const said = [description, written, leftOut].filter(Boolean).join(' ');
    if (said) ApiProperty({ description: said })(prototype, name);
  };
}
