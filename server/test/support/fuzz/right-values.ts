import fc from 'fast-check';
import { isHoliday } from '../../builders/upcoming-day.js';
import { isFile, resolved, type Schema } from './operations.js';

/** Values that mean something in the database, by the name of the field or parameter that takes them. */
export type Known = Record<string, readonly unknown[]>;

const dayMs = 24 * 60 * 60 * 1000;
const earliest = new Date('2000-01-02T00:00:00Z');
const latest = new Date('2100-12-30T00:00:00Z');

/** Texts that went wrong somewhere, some day. */
const oddTexts = [
  'ሰላም ለዓለም',
  'Baga nagaan dhuftan',
  'שלום \u202Egnp.exe',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '[a house](javascript:alert(1))',
  '=HYPERLINK("https://evil.example")',
  'a\r\nBcc: everybody@mail.example',
  '{{7*7}} ${7*7} %s %n',
  '../../etc/passwd',
  '%00%0d%0a',
  '👩🏽‍🏭🏠',
  '❤\uFE0F\uFE0F\uFE0F',
  '\uFE0F',
  'e\u0301\u0301\u0301',
  'İstanbul ß ﬁ',
  '\u2028\u2029\u0085',
  '\u200B\u00AD',
  '\u0007\u001B[31m',
  'constructor',
  '__proto__',
  'null',
  '-0',
  '1e400',
  '\\',
  '%',
  '_',
];

/** Whether the schema of a text allows it, and a database can hold it. */
export function fits({ minLength = 0, maxLength = Infinity, pattern }: Schema, text: string): boolean {
  const { length } = [...text];
  if (length < minLength || length > maxLength || text.includes('\0') || !text.isWellFormed()) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

/** Neither at a weekend nor on a holiday. */
const isOfficeDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !isHoliday(new Date(day));

const days = (from: Date, until: Date) =>
  fc.date({ min: from, max: until, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));

const instants = fc
  .tuple(
    fc.date({ min: earliest, max: latest, noInvalidDate: true }),
    fc.constantFrom('Z', '+03:00', '-11:30', '.123Z'),
  )
  .map(([date, end]) => `${date.toISOString().slice(0, 19)}${end}`);

/**
 * What JSON Schema cannot say, and the document says in words. That days can be requested two years ahead while the office is open is one:
 * today is left out, because it may be yesterday when the request arrives.
 */
const saidInWords: Record<string, () => fc.Arbitrary<unknown>> = {
  preferredDate: () => {
    const now = Date.now();
    const upcoming = days(new Date(now + 2 * dayMs), new Date(now + 700 * dayMs)).filter(isOfficeDay);
    const time = fc.constantFrom('', 'T09:30:00+03:00', 'T00:00:00Z', 'T10:00');
    return fc.tuple(upcoming, time).map((parts) => parts.join(''));
  },
  timezone: () => fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'africa/addis_ababa'),
  // Further pictures and the main one are named by paths that the project has, or by those that come along.
  mainImage: () => fc.constant(null),
  gallery: () => fc.constant([]),
};

const emails = fc.oneof(
  { weight: 3, arbitrary: fc.nat(9999).map((number) => `visitor.${number}+house@mail.example`) },
  fc.constantFrom("o'hara@mail.example", 'HANA@MAIL.EXAMPLE', 'h@xn--fiq228c.example', 'a_b-c@1.2.example'),
  fc.emailAddress({ size: 'small' }),
);

const addresses = fc
  .tuple(
    fc.constantFrom('https://', 'https://', 'https://', 'http://', 'ftp://', 'mailto:hana@', 'urn:x-'),
    fc.oneof(fc.domain(), fc.constantFrom('127.0.0.1:8080', '[::1]', 'xn--fiq228c.example', 'localhost')),
    fc.constantFrom('', '/', '/house.png?a=1&b=%22#top', '/%E1%89%A4%E1%89%B5', "/a'b(c)", '?@', '/..'),
  )
  .map((parts) => parts.join(''));

/** Values that the schema allows. @param name of the field or parameter */
export function rightValue(given: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  const invented = (saidInWords[name] ?? (() => valueOf(schema, name, known)))();
  const there = known[name];
  const value = there?.length
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, invented)
    : invented;
  return schema.nullable ? fc.option(value, { freq: 6 }) : value;
}

function valueOf(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const { oneOf, type, minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = schema;
  if (oneOf) {
    const choices = oneOf.filter((each) => !isFile(each));
    return fc.oneof(...choices.map((each) => rightValue(each, name, known)));
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (type) {
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
    case 'number':
      return fc.oneof(
        fc.double({ min: minimum, max: maximum, noNaN: true }),
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
        fc.constantFrom(minimum, maximum),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listOf(schema, name, known);
    case 'object':
      return rightObject(schema, known);
    default:
      return textOf(schema);
  }
}

function listOf(
  { items, minItems, maxItems, uniqueItems }: Schema,
  name: string,
  known: Known,
): fc.Arbitrary<unknown[]> {
  const item = known[name]?.length
    ? fc.constantFrom(...known[name].flat())
    : valueOf(resolved(items!), '', {});
  const bounds = { minLength: minItems ?? 0, maxLength: Math.min(maxItems ?? 8, 8) };
  const some = uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
  if (resolved(items!).type !== 'string' || maxItems === undefined || resolved(items!).enum) return some;
  const most = fc.constant(Array.from({ length: maxItems }, (_, index) => `Entry ${index}`));
  return fc.oneof({ weight: 6, arbitrary: some }, most);
}

/** Objects that the schema allows; files are no business of JSON. */
export function rightObject(
  { properties = {}, required = [] }: Schema,
  known: Known,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).filter(([, schema]) => !isFile(schema) && !isListOfFiles(schema));
  const values = Object.fromEntries(fields.map(([name, schema]) => [name, rightValue(schema, name, known)]));
  const requiredKeys = required.filter((name) => name in values);
  return fc.record(values, { requiredKeys, noNullPrototype: true });
}

export function isListOfFiles(schema: Schema): boolean {
  const { items } = resolved(schema);
  return items !== undefined && isFile(items);
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  const known: Record<string, fc.Arbitrary<string>> = {
    email: emails,
    uri: addresses,
    date: days(new Date('0001-01-01'), new Date('9999-12-31')),
    'date-time': instants,
    uuid: fc.uuid(),
  };
  const isWhole = pattern?.startsWith('^') && !pattern.includes('(?');
  const texts = known[format ?? ''] ?? (isWhole ? matching(pattern!) : anyText(minLength, maxLength));
  return texts.filter((text) => fits(schema, text));
}

function matching(pattern: string): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern), { size: 'small' });
}

function anyText(least: number, most: number): fc.Arbitrary<string> {
  const short = { minLength: least, maxLength: Math.min(Math.max(least, 30), most) };
  const texts = fc.oneof(
    { weight: 4, arbitrary: fc.string({ ...short, unit: 'grapheme' }) },
    { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.string({ ...short, unit: 'binary' }) },
    { weight: 1, arbitrary: fc.constantFrom('x', 'አ', '🏠').map((letter) => letter.repeat(most)) },
  );
  // Passwords have rules that hardly any text fulfils by chance.
  return fc.oneof(
    { weight: 3, arbitrary: texts },
    texts.map((text) => `Aa1-${text}`),
  );
}
