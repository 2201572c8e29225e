import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textLimits } from '../../src/common/text-limits.js';
import { isFile, type Operation, operations, resolved, type Schema } from '../support/fuzz/operations.js';
import { rightRequest } from '../support/fuzz/requests.js';
import { exchange, type FuzzRequest } from '../support/fuzz/wire.js';
import { World } from '../support/fuzz/world.js';
import { longestTurn } from '../support/longest-turn.js';

// Texts, files and search words on which patterns and parsers take longest, as long as they may be and longer. While
// the server looks at one, nobody else is answered.

/** Processor time that one thing may take at once, in milliseconds. */
const mostMs = 200;

/** What is repeated, and what follows at the end. */
const hostile: [repeated: string, end: string][] = [
  ['1', 'a'],
  ['a', '!'],
  [' ', 'x'],
  ['\n', 'x'],
  ['<', ''],
  ['*a_', ''],
  ['1. ', ''],
  ['![', '](x'],
  ['/uploads/a', ''],
  ['a.@', ''],
  ['-', ';'],
  ['ሀለ', 'ሐ'],
];

const textOf = ([repeated, end]: (typeof hostile)[number], length: number) =>
  repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length - end.length) + end;

/** A text without a limit of its own is refused with the request at latest. */
const unlimited = 30_000;

const isText = (schema: Schema) => {
  const { type, enum: values, format } = resolved(schema);
  return type === 'string' && !values && format !== 'binary';
};

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.stop());

/** Sends a request and says how long it kept everybody else waiting; twice, because memory is cleaned up at times. */
async function blockedBy(request: FuzzRequest): Promise<number> {
  const headers = { ...request.headers, ...world.headersOf('administrator') };
  const send = () => longestTurn(exchange(world.app.origin, { ...request, headers }));
  const first = await send();
  return first <= mostMs ? first : Math.min(first, await send());
}

async function expectQuick(requests: Iterable<[what: string, request: FuzzRequest]>): Promise<void> {
  const slow: string[] = [];
  for (const [what, request] of requests) {
    const ms = await blockedBy(request);
    if (ms > mostMs) slow.push(`${what}: ${Math.round(ms)} ms`);
  }
  expect(slow).toEqual([]);
}

/** The texts of a JSON body, and what a text of each may be. */
function textsOf(json: Schema | undefined): { name: string; text: Schema; isList: boolean }[] {
  return Object.entries((json && resolved(json).properties) ?? {}).flatMap(([name, schema]) => {
    const { type, items } = resolved(schema);
    const isList = type === 'array';
    const text = isList ? items : schema;
    return text && isText(text) ? [{ name, text: resolved(text), isList }] : [];
  });
}

/** Bodies with all texts replaced at once, and with one text after the other that no pattern refuses. */
function* bodies({ json }: Operation, right: FuzzRequest): Generator<[string, FuzzRequest]> {
  if (!json || !right.body || !('json' in right.body)) return;
  const body = { ...(JSON.parse(right.body.json) as object), version: undefined };
  const texts = textsOf(json);
  const changed = (fields: typeof texts, each: (typeof hostile)[number], tooLong = 0) => {
    const wrong = fields.map(({ name, text: { maxLength = unlimited }, isList }) => {
      const text = textOf(each, Math.max(tooLong, maxLength));
      return [name, isList ? [text] : text];
    });
    return { ...right, body: { json: JSON.stringify({ ...body, ...Object.fromEntries(wrong) }) } };
  };
  if (texts.length === 0) return;
  const tooLong = Math.min(100_000, Math.floor(300_000 / texts.length));
  for (const each of hostile) {
    yield [`all as long as they may be, ${each[0]}`, changed(texts, each)];
    yield [`all too long, ${each[0]}`, changed(texts, each, tooLong)];
  }
  for (const field of texts.filter(({ text: { pattern, format } }) => !pattern && !format)) {
    // Whole articles are rendered before they are refused.
    const isArticle = field.text.maxLength === textLimits.markdown;
    for (const each of isArticle ? hostile.slice(4, 6) : hostile) {
      yield [`${field.name}, ${each[0]}`, changed([field], each)];
    }
  }
}

const triedHeaders = new Set<string>();

/** Addresses with one text after the other replaced, as long as an address may be; each header once. */
function* addresses({ parameters, path }: Operation, right: FuzzRequest): Generator<[string, FuzzRequest]> {
  for (const { in: place, name, schema } of parameters) {
    const { pattern, format, maxLength = 4_000 } = resolved(schema);
    if (!isText(schema) || name === 'ticket' || (place !== 'header' && (pattern || format))) continue;
    if (place === 'header' && triedHeaders.has(name)) continue;
    triedHeaders.add(name);
    for (const each of hostile) {
      const text = textOf(each, Math.min(maxLength, 4_000));
      const what = `${name}, ${each[0]}`;
      if (place === 'query') {
        const [address, query] = right.path.split('?');
        const words = new URLSearchParams(query);
        words.set(name, text);
        yield [what, { ...right, path: `${address}?${words}` }];
      } else if (place === 'header') {
        yield [what, { ...right, headers: { ...right.headers, [name]: text.replace(/[^ -~]/g, 'x') } }];
      } else {
        const address = path.replace(`{${name}}`, encodeURIComponent(text.slice(0, 500)));
        yield [what, { ...right, path: address.replace(/\{\w+\}/g, '1') }];
      }
    }
  }
}

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    beforeAll(() => world.restore());

    it('answers long texts without keeping others waiting', async () => {
      const known = await world.knownFor(operation, 'administrator');
      const [right] = fc.sample(rightRequest(operation, known), { seed: 1, numRuns: 1 });
      await expectQuick([...addresses(operation, right!), ...bodies(operation, right!)]);
    }, 300_000);
  },
);

describe('files', () => {
  const large = 5 * 1024 ** 2;
  const files: [name: string, content: () => string | Buffer][] = [
    ['empty.csv', () => '\n'.repeat(large - 1)],
    ['commas.csv', () => ','.repeat(large - 1)],
    ['columns.csv', () => 'title,'.repeat(large / 6)],
    ['narrow.csv', () => `title\n${',\n'.repeat(large / 2 - 10)}`],
    ['rows.csv', () => `title\n${'a\n'.repeat(large / 2 - 10)}`],
    ['wide.csv', () => `title\na${','.repeat(large - 20)}`],
    ['quote.csv', () => `title\n"${'a""'.repeat(large / 3 - 10)}`],
    ['zeros.webm', () => webm(Buffer.concat([Buffer.alloc(8 * 1024 ** 2), Buffer.from('x')]))],
    ['page.pdf', () => `%PDF-1.7\n${'<<'.repeat(large / 2 - 20)}`],
    ['photo.jpg', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(large - 4, 0xff)])],
    ['drawing.dwg', () => `AC1032${'0'.repeat(large - 6)}`],
  ];

  /** As much of a WebM file as its type is read from. */
  function webm(docType: Buffer): Buffer {
    const sized = (id: string, content: Buffer) => {
      const size = Buffer.from(content.length.toString(16).padStart(14, '0'), 'hex');
      return Buffer.concat([Buffer.from(`${id}01`, 'hex'), size, content]);
    };
    return sized('1a45dfa3', sized('4282', docType));
  }

  const uploads = operations.flatMap((operation) => {
    const properties = operation.form ? (resolved(operation.form).properties ?? {}) : {};
    return Object.entries(properties)
      .filter(([, schema]) => {
        const { type, items, oneOf = [] } = resolved(schema);
        return isFile(schema) || oneOf.some(isFile) || (type === 'array' && items && isFile(items));
      })
      .map(([field]) => [operation.name, field, operation] as const);
  });

  it.each(uploads)(
    '%s reads %s without keeping others waiting',
    async (_name, field, operation) => {
      await world.restore();
      const known = await world.knownFor(operation, 'administrator');
      const [right] = fc.sample(rightRequest(operation, known), { seed: 1, numRuns: 1 });
      const slow: string[] = [];
      const isTable = operation.name.endsWith('/import');
      for (const [name, content] of files.filter(([each]) => each.endsWith('.csv') === isTable)) {
        const form = new FormData();
        form.append(field, new Blob([new Uint8Array(Buffer.from(content()))]), name);
        const encoded = new Response(form);
        const body = Buffer.from(await encoded.arrayBuffer());
        const headers = {
          ...world.headersOf('administrator'),
          'Content-Type': encoded.headers.get('content-type')!,
        };
        const url = world.app.origin + right!.path;
        const send = () =>
          longestTurn(
            fetch(url, { method: operation.method, headers, body }).then((answer) => answer.text()),
          );
        const first = await send();
        const ms = first <= mostMs ? first : Math.min(first, await send());
        if (ms > mostMs) slow.push(`${name}: ${Math.round(ms)} ms`);
      }
      expect(slow).toEqual([]);
    },
    300_000,
  );
});

describe('a password', () => {
  it('of a megabyte is refused at once', async () => {
    const body = { name: 'Hana', email: 'hana@mail.example', password: textOf(['1', 'a'], 900_000) };
    const json = JSON.stringify(body);
    const request = { method: 'POST', path: '/api/v1/auth/signup', headers: {}, body: { json } };
    await expectQuick([['password', request]]);
  });
});

describe('an article that takes too long to show', () => {
  it('is refused, while others are answered', async () => {
    const content = textOf(['*a_', ''], textLimits.markdown);
    const json = JSON.stringify({ title: 'House', excerpt: 'A house.', content });
    const headers = world.headersOf('administrator');
    const path = '/api/v1/blog';
    const saved = exchange(world.app.origin, { method: 'POST', path, headers, body: { json } });
    expect(await longestTurn(saved)).toBeLessThan(mostMs);
    expect((await saved).status).toBe(400);
    expect((await saved).text).toContain('content takes too long to show');
  });
});
