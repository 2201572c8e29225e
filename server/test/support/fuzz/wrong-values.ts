import { isFile, resolved, type Parameter, type Schema } from './operations.js';
import { fits, isListOfFiles } from './right-values.js';

/** One thing that is wrong with a value. */
export interface Fault {
  /** What it is, for people. */
  what: string;
  /** The field that the answer must name; undefined where it need not name any. */
  field: string | undefined;
  /** The value instead of the right one; `absent` leaves it out. */
  value: unknown;
}

export const absent = Symbol('absent');

/** A number as it is written, which JavaScript would write otherwise. */
const written = (text: string) => (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);

/** Names that no call knows, some of which every object has. */
const strangers = ['isAdmin', 'passwordHash', 'constructor', 'toString', 'ስም', '', 'a.b', 'x'.repeat(300)];

/** What can be wrong with a field of a body. @param field its path */
export function faultsOf(given: Schema, field: string, isRequired: boolean): Fault[] {
  const schema = resolved(given);
  const isNullable = schema.nullable || schema.oneOf?.some((each) => resolved(each).nullable);
  const values: [string, unknown][] = [
    ...(isRequired ? [['missing', absent] as [string, unknown]] : []),
    ...(isNullable ? [] : [['null', null] as [string, unknown]]),
    ...wrongValues(schema),
  ];
  const own = values.map(([what, value]) => ({ what, field, value }));
  return [...own, ...nestedFaults(schema, field)];
}

function nestedFaults(schema: Schema, field: string): Fault[] {
  const parts = schema.oneOf?.map(resolved) ?? [schema];
  const object = parts.find(({ type }) => type === 'object');
  if (!object) return [];
  const { properties = {}, required = [] } = object;
  const valid = Object.fromEntries(required.map((name) => [name, resolved(properties[name]!).minimum ?? 0]));
  const inside = Object.entries(properties).flatMap(([name, each]) =>
    faultsOf(each, `${field}.${name}`, required.includes(name)).map((fault) => ({
      ...fault,
      value:
        fault.field === `${field}.${name}`
          ? replaced(valid, name, fault.value)
          : { ...valid, [name]: fault.value },
    })),
  );
  return [...inside, { what: 'unknown', field: `${field}.isAdmin`, value: { ...valid, isAdmin: true } }];
}

/** The object with another value there. */
export function replaced(object: object, name: string, value: unknown): object {
  const others = Object.entries(object).filter(([each]) => each !== name);
  return Object.fromEntries(value === absent ? others : [...others, [name, value]]);
}

function wrongValues(schema: Schema): [string, unknown][] {
  const { oneOf, type, minimum, maximum } = schema;
  if (oneOf) {
    // What none of the choices allows.
    const text = oneOf.map(resolved).find((each) => each.type === 'string' && !each.enum?.includes(null));
    return text
      ? wrongValues({ ...text, nullable: oneOf.length > 1 })
      : [
          ['a number', 5],
          ['a text', 'no object'],
          ['a list', []],
        ];
  }
  switch (type) {
    case 'integer':
    case 'number':
      return [
        ['a word', 'many'],
        ['an object', {}],
        ['a list', []],
        ['true', true],
        ['a number too large for any', written('1e400')],
        ['a digit of another script', '٣'],
        ['a number in another base', '0x10'],
        ...(type === 'integer' ? [['a fraction', 1.5] as [string, unknown]] : []),
        ...(schema.enum ? [['none of the values', 45] as [string, unknown]] : []),
        ...(minimum === undefined ? [] : [['too small', minimum - 1] as [string, unknown]]),
        ...(minimum === 1 ? [['minus nought', written('-0')] as [string, unknown]] : []),
        ...(maximum === undefined ? [] : [['too large', maximum + 1] as [string, unknown]]),
      ];
    case 'boolean':
      return [
        ['a word', 'maybe'],
        ['a number', 1],
        ['an object', {}],
        ['a list', [true]],
        ['loud', 'TRUE'],
      ];
    case 'array':
      return wrongLists(schema);
    case 'object':
      return [
        ['a number', 5],
        ['a text', 'no object'],
        ['a list', []],
      ];
    default:
      return [
        ['a number', 5],
        ['true', true],
        ['an object', { length: 5 }],
        ['a list', ['x']],
        ...wrongTexts(schema).map((text): [string, unknown] => ['a text that is not allowed', text]),
        ['a text that no database holds', 'a\0b'],
        ['half a letter', 'a\uD83C'],
        ['the other half', '\uDFE0a'],
      ];
  }
}

/** Texts that the schema does not allow, and that no trimming mends. */
function wrongTexts(schema: Schema): string[] {
  const { format, maxLength, minLength = 0, pattern, nullable } = schema;
  if (schema.enum) return ['NOPE', 'constructor', '__proto__', '🏠', ...(nullable ? [] : [''])];
  const long = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '🏠'.repeat(maxLength + 1)];
  const short = minLength === 0 ? [] : ['', 'x'.repeat(minLength - 1)];
  const shapes = [
    '20',
    '20x4',
    '١٢٣٤',
    '20245',
    'no such',
    'Birr',
    '<b>',
    'a b c d e f g',
    'house',
    'HOUSE1',
  ];
  const unlike = pattern === undefined ? [] : shapes.filter((text) => !fits({ pattern }, text));
  return [...long, ...short, ...unlike, ...(malformed[format ?? ''] ?? [])];
}

const malformed: Record<string, string[]> = {
  email: ['nobody', '@mail.example', 'a@', 'a@b', 'a b@mail.example', 'a@mail.example, b@mail.example'],
  uri: ['nowhere', 'javascript:alert(1)', 'https://', 'http:///x', '//evil.example', '\\\\evil\\x'],
  date: ['2026-02-30', '2026-13-01', 'today', '26-01-01', '20260101', '٢٠٢٦-٠١-٠١'],
  'date-time': ['2026-02-30T10:00:00Z', 'now', '1764150000', '2026-11-20T25:00:00Z', '9999-01-01T00:00:00Z'],
};

function wrongLists({ items, minItems = 0, maxItems, uniqueItems }: Schema): [string, unknown][] {
  const item = resolved(items!);
  const isText = item.type === 'string';
  const each = (index: number) => (isText ? `Entry ${index}` : index + 1);
  const many = (length: number) => Array.from({ length }, (_, index) => each(index));
  return [
    ['a number', 5],
    ['an object', {}],
    ['a text', 'no list'],
    ['a list of nothing', [null]],
    ['a list of objects', [{}]],
    ['a list of lists', [[each(0)]]],
    ...(isText ? [['a list of numbers', [5]] as [string, unknown]] : []),
    ...(minItems > 0 ? [['an empty list', []] as [string, unknown]] : []),
    ...(maxItems === undefined ? [] : [['too many', many(maxItems + 1)] as [string, unknown]]),
    ...(uniqueItems ? [['one twice', [each(0), each(0)]] as [string, unknown]] : []),
    ...wrongValues(item)
      .filter(([what]) => what.startsWith('a text') || what.startsWith('too') || what.includes('letter'))
      .map(([what, value]): [string, unknown] => [`in the list: ${what}`, [value]]),
  ];
}

/** What can be wrong with a body, each with the body that shall be sent instead of the right one. */
export function faultsOfBody(
  given: Schema,
): { what: string; field?: string; spoil: (body: object) => unknown }[] {
  const { properties = {}, required = [] } = resolved(given);
  const inFields = Object.entries(properties)
    .filter(([, schema]) => !isFile(schema) && !isListOfFiles(schema))
    .flatMap(([name, schema]) =>
      faultsOf(schema, name, required.includes(name)).map((fault) => ({ name, fault })),
    )
    .map(({ name, fault: { what, field, value } }) => ({
      what: `${field}: ${what}`,
      field,
      spoil: (body: object) => replaced(body, name, value),
    }));
  const unknown = strangers.map((name) => ({
    what: `an unknown field ${name.slice(0, 20)}`,
    field: name.slice(0, 100),
    spoil: (body: object) => ({ ...body, [name]: 'x' }),
  }));
  const nested = (depth: number) => JSON.parse('{"x":'.repeat(depth) + '1' + '}'.repeat(depth)) as object;
  const whole = [
    ['null', () => null],
    ['a list', (body: object) => [body]],
    ['a text', () => 'x'],
    ['a number', () => 5],
    ['nested deeply', (body: object) => ({ ...body, x: nested(1_000) })],
    [
      'too many fields',
      (body: object) => ({
        ...body,
        ...Object.fromEntries(
          Array(201)
            .fill(0)
            .map((_, i) => [`f${i}`, i]),
        ),
      }),
    ],
    ['too many values', (body: object) => ({ ...body, x: Array(5_001).fill(0) })],
  ] as [string, (body: object) => unknown][];
  return [
    ...inFields,
    ...unknown,
    ...whole.map(([what, spoil]) => ({ what: `the body: ${what}`, field: 'body', spoil })),
    // Refused by the parser, which names no field.
    { what: 'a prototype', spoil: (body: object) => ({ ...body, ['__proto__']: { isAdmin: true } }) },
    {
      what: 'a prototype of the constructor',
      spoil: (body: object) => ({ ...body, constructor: { prototype: {} } }),
    },
  ];
}

/** What can be wrong with a parameter, as it is written in an address or a header. */
export function faultsOfParameter({ in: place, schema: given }: Parameter): { what: string; text: string }[] {
  const schema = resolved(given);
  const texts = wrongSpellings(schema.type === 'array' ? resolved(schema.items!) : schema);
  const broken = place !== 'header' && schema.type !== 'integer' ? ['a\0b'] : [];
  // A header is written in Latin 1, and there a number may begin with a nought.
  const sent = place === 'header' ? texts.filter((text) => !/[^\0-\u00FF]|^0/.test(text)) : texts;
  return [...sent, ...broken].map((text) => ({ what: `is ${text.slice(0, 40)}`, text }));
}

/** Texts that are no value of the schema. */
function wrongSpellings({ type, minimum = 0, maximum = 0, ...schema }: Schema): string[] {
  if (type === 'integer') {
    const words = ['many', '1.5', '1e1', '01', '+1', '0x1', '٣', '-1', 'NaN', '9'.repeat(40)];
    return [...words, `${minimum - 1}`, `${maximum + 1}`];
  }
  if (type === 'boolean') return ['yes', '1', 'TRUE', 'null'];
  if (schema.enum) return ['nope', 'constructor', '__proto__', 'toString', '🏠'];
  if (schema.format === 'date') return malformed['date']!;
  const { maxLength = 200, pattern } = schema;
  const long = schema.maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)];
  const unlike = ['short', 'with a blank in it', 'caf\u00E9-caf\u00E9'];
  return [...long, ...(pattern === undefined ? [] : unlike.filter((text) => !fits(schema, text)))];
}
