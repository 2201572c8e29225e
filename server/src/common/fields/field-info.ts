import type { ApiPropertyOptions } from '@nestjs/swagger';

/** How a field reads. */
export enum RevisionFormat {
  TEXT = 'TEXT',
  NUMBER = 'NUMBER',
  SWITCH = 'SWITCH',
  /** One of several values, as the API names it. */
  CHOICE = 'CHOICE',
  /** One entry a line. */
  LIST = 'LIST',
  /** Paths of pictures, one a line; of pairs, one after the other. */
  PICTURES = 'PICTURES',
}

/** How a text that is translated is written. */
export enum TextFormat {
  /** One line. */
  LINE = 'LINE',
  /** Plain text; blank lines part paragraphs. */
  PARAGRAPHS = 'PARAGRAPHS',
  MARKDOWN = 'MARKDOWN',
  /** Several lines, each an entry of a list; a translation has as many. */
  LIST = 'LIST',
}

/** What a field of a record is, beside its column. */
export interface FieldInfo {
  format: RevisionFormat;
  /** How it is written in the other languages; undefined: it is not translated. */
  translated?: TextFormat;
  /** The most characters of a text; of a list, of each entry. */
  max?: number;
  /** What it is where nothing was said. */
  default?: string | number | boolean;
  /**
   * Whether restoring an earlier version brings it back. Who sees a record, and at which address, is no part of what
   * it says: a restore neither hides nor publishes it.
   */
  isRestored: boolean;
  /** Whether staff alone see it: no open answer has it. */
  isInternal: boolean;
  /** How the document describes it in answers. */
  schema: ApiPropertyOptions;
  /** Whether pictures are named in it: by a path, in a list, or within a text. */
  namesPictures: boolean;
  /** Of a list of records: the names of their texts that are translated, by way of the field `words`. */
  words?: readonly string[];
}

type EntityClass = abstract new () => object;

const infos = new WeakMap<object, Map<string, FieldInfo>>();

/** Records what a field is. @param prototype of the entity's class */
export function noteField(prototype: object, name: string, info: FieldInfo): void {
  const own = infos.get(prototype) ?? new Map<string, FieldInfo>();
  infos.set(prototype, own.set(name, info));
}

/** The fields of an entity that were declared as such, in the order of their declaration; inherited ones first. */
export function fieldsOf(entity: EntityClass): Map<string, FieldInfo> {
  const chain: Map<string, FieldInfo>[] = [];
  let prototype = entity.prototype as object | null;
  for (; prototype; prototype = Object.getPrototypeOf(prototype) as object | null)
    chain.unshift(infos.get(prototype) ?? new Map());
  return new Map(chain.flatMap((own) => [...own]));
}

/** The fields whose texts are translated, in the order in which people translate them. */
export function translatedFieldsOf(
  entity: EntityClass,
): [name: string, field: { format: TextFormat; longest: number }][] {
  return [...fieldsOf(entity)].flatMap(([name, { translated, max }]) =>
    translated ? [[name, { format: translated, longest: max! }] as const] : [],
  ) as [string, { format: TextFormat; longest: number }][];
}

/** The names of the fields in which pictures are named. */
export function pictureFieldsOf(entity: EntityClass): string[] {
  return [...fieldsOf(entity)].filter(([, { namesPictures }]) => namesPictures).map(([name]) => name);
}
