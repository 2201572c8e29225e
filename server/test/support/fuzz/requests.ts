import fc from 'fast-check';
import { faultsOfForm, rightForm, type Part } from './form-parts.js';
import type { Operation, Parameter } from './operations.js';
import { resolved } from './operations.js';
import { rightObject, rightValue, type Known } from './right-values.js';
import type { FuzzRequest } from './wire.js';
import { faultsOfBody, faultsOfParameter } from './wrong-values.js';

/** A request, part by part, before it is written down. */
interface Draft {
  path: Record<string, string>;
  query: [name: string, text: string][];
  headers: Record<string, string>;
  body?: { json: unknown } | { form: Part[] };
}

/** A request with one thing wrong. */
export interface WrongRequest {
  what: string;
  /** What the answer must name; undefined where it need not name anything. */
  field?: string;
  request: FuzzRequest;
}

/** Requests as the document allows them. */
export function rightRequest(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  return rightDraft(operation, known).map((draft) => written(operation, draft));
}

/** For each two parameters of the query a request that has both, and beside them only what is required. */
export function pairRequests(
  operation: Operation,
  known: Known,
): { names: string; requests: fc.Arbitrary<FuzzRequest> }[] {
  const inQuery = operation.parameters.filter(({ in: place }) => place === 'query');
  return inQuery.flatMap((first, index) =>
    inQuery.slice(index + 1).map((second) => {
      const sent = (each: Parameter) =>
        each.in !== 'query' || each.required || each === first || each === second;
      const parameters = operation.parameters.filter(sent).map((each) => ({ ...each, required: true }));
      return {
        names: `${first.name} and ${second.name}`,
        requests: rightRequest({ ...operation, parameters }, known),
      };
    }),
  );
}

function rightDraft(operation: Operation, known: Known): fc.Arbitrary<Draft> {
  const [paths, queries, headers] = (['path', 'query', 'header'] as const).map((place) =>
    parametersOf(operation, place, known),
  );
  return fc.record({
    path: paths!,
    query: queries!.map((given) => Object.entries(given)),
    headers: headers!,
    body: rightBody(operation, known),
  });
}

function parametersOf(
  { parameters }: Operation,
  place: Parameter['in'],
  known: Known,
): fc.Arbitrary<Record<string, string>> {
  const there = parameters.filter((each) => each.in === place);
  const texts = there.map(({ name, schema }) => [name, rightText(schema, name, place, known)] as const);
  const requiredKeys = there.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(texts), { requiredKeys, noNullPrototype: true });
}

/** A value as it is written in an address or a header. */
function rightText(
  schema: Parameter['schema'],
  name: string,
  place: Parameter['in'],
  known: Known,
): fc.Arbitrary<string> {
  if (name === 'Accept-Language') {
    return fc.constantFrom('am', 'om-ET, en;q=0.5', '*', '', 'am;q=2', ';;;', 'x'.repeat(500), 'caf\u00E9');
  }
  const values = rightValue(schema, name, known).map((value) => [value].flat().join(','));
  if (name === 'Idempotency-Key') {
    return fc.oneof({ weight: 5, arbitrary: values }, fc.constant('the-same-key-again'));
  }
  // An address without the value is another address.
  if (place === 'path') return values.filter((text) => /[^.]/.test(text) && text.length < 100);
  return values;
}

function rightBody({ json, form, mayLackBody }: Operation, known: Known): fc.Arbitrary<Draft['body']> {
  const kinds: fc.Arbitrary<Draft['body']>[] = [];
  if (json) kinds.push(rightObject(resolved(json), known).map((fields) => ({ json: fields })));
  if (form) kinds.push(rightForm(form, known).map((parts) => ({ form: parts })));
  if (mayLackBody && json) kinds.push(fc.constant(undefined));
  return kinds.length === 0 ? fc.constant(undefined) : fc.oneof(...kinds);
}

/** Requests that are right but for one thing; undefined where nothing of the call can be wrong. */
export function wrongRequest(operation: Operation, known: Known): fc.Arbitrary<WrongRequest> {
  const spoils = spoilsOf(operation);
  return fc
    .tuple(rightDraft(operation, known), fc.constantFrom(...spoils))
    .filter(([draft, { fits }]) => fits?.(draft) ?? true)
    .map(([draft, { what, field, spoil }]) => ({ what, field, request: spoil(draft) }));
}

/** Whether there is anything that the document does not allow: not for a call that reads nothing of its request. */
export function canBeWrong(operation: Operation): boolean {
  return spoilsOf(operation).length > 0;
}

function spoilsOf(operation: Operation): Spoil[] {
  return [...wrongParameters(operation), ...wrongBodies(operation)];
}

interface Spoil {
  what: string;
  field?: string;
  /** Whether a right request has what shall be spoiled. */
  fits?: (draft: Draft) => boolean;
  spoil: (draft: Draft) => FuzzRequest;
}

function wrongParameters(operation: Operation): Spoil[] {
  const { parameters } = operation;
  const each = parameters.flatMap((parameter) => wrongParameter(operation, parameter));
  if (!operation.path.startsWith('/api/')) return each;
  const takesQuery = parameters.some((parameter) => parameter.in === 'query');
  const strangers = ['x', '__proto__', 'constructor', 'limit[]', 'search[x]', '\u{1F3E0}'].map(
    (name): Spoil => ({
      what: `an unknown name ${name} in the query`,
      field: takesQuery && name !== '__proto__' ? name : undefined,
      spoil: (draft) => written(operation, { ...draft, query: [...draft.query, [name, 'x']] }),
    }),
  );
  return [...each, ...strangers];
}

function wrongParameter(operation: Operation, parameter: Parameter): Spoil[] {
  const { in: place, name, required, schema } = parameter;
  // Beside an access token it is not looked at.
  if (name === 'ticket') return [];
  const isList = resolved(schema).type === 'array';
  const spoils = faultsOfParameter(parameter).map(({ what, text }): Spoil => ({
    what: `${place} ${name} ${what}`,
    // A text may be any; there is just nothing at such an address.
    field:
      place === 'path' && resolved(schema).type === 'string' && !resolved(schema).enum ? undefined : name,
    spoil: (draft) => written(operation, withParameter(draft, parameter, [text])),
  }));
  if (place !== 'query') return spoils;
  const twice: Spoil = {
    what: `query ${name} comes twice`,
    field: name,
    fits: ({ query }) => query.some(([each, text]) => each === name && text !== '') && !isList,
    spoil: (draft) => {
      const text = draft.query.find(([each]) => each === name)![1];
      return written(operation, withParameter(draft, parameter, [text, text]));
    },
  };
  const missing: Spoil = {
    what: `query ${name} is missing`,
    field: name,
    spoil: (draft) => written(operation, withParameter(draft, parameter, [])),
  };
  return [...spoils, twice, ...(required ? [missing] : [])];
}

function withParameter(draft: Draft, { in: place, name }: Parameter, texts: string[]): Draft {
  if (place === 'path') return { ...draft, path: { ...draft.path, [name]: texts[0]! } };
  if (place === 'header') return { ...draft, headers: { ...draft.headers, [name]: texts[0]! } };
  const others = draft.query.filter(([each]) => each !== name);
  return { ...draft, query: [...others, ...texts.map((text): [string, string] => [name, text])] };
}

function wrongBodies(operation: Operation): Spoil[] {
  const { json, form, mayLackBody } = operation;
  const inJson = json
    ? faultsOfBody(json).map(({ what, field, spoil }): Spoil => ({
        what,
        field,
        fits: ({ body }) => body !== undefined && 'json' in body,
        spoil: (draft) => {
          const { json: right } = draft.body as { json: object };
          return written(operation, { ...draft, body: { json: spoil(right) } });
        },
      }))
    : [];
  const inForm = form
    ? faultsOfForm(form).map(({ what, field, spoil }): Spoil => ({
        what,
        field,
        fits: ({ body }) => body !== undefined && 'form' in body,
        spoil: (draft) => {
          const { form: right } = draft.body as { form: Part[] };
          return written(operation, { ...draft, body: { form: spoil(right) } });
        },
      }))
    : [];
  if (!json && !form) return [];
  const cut: Spoil[] = [0.1, 0.5, 0.9].map((cutAt) => ({
    what: 'a form that is cut off',
    fits: ({ body }) => body !== undefined && 'form' in body && body.form.length > 0,
    spoil: (draft) => {
      const request = written(operation, draft);
      return { ...request, body: { ...(request.body as { form: Part[] }), cutAt } };
    },
  }));
  const others: [string, FuzzRequest['body']][] = [
    ['half an object', { json: '{"a":' }],
    ['no JSON', { json: '<a/>' }],
    ['two objects', { json: '{}{}' }],
    ['a byte order mark', { json: '\uFEFF{"x":1}' }],
    [
      'XML',
      { type: 'application/xml', text: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
    ],
    ['a form in the old way', { type: 'application/x-www-form-urlencoded', text: 'title=x' }],
    ['plain text', { type: 'text/plain', text: '{}' }],
    ['JSON of another kind', { type: 'application/json-patch+json', text: '[]' }],
    ['a form without a boundary', { type: 'multipart/form-data', text: 'x' }],
    ['a form with another boundary', { type: 'multipart/form-data; boundary=y', text: '--x\r\n\r\n' }],
    ...(mayLackBody ? [] : [['nothing', undefined] as [string, undefined]]),
  ];
  const bodies = others.map(([what, body]): Spoil => ({
    what: `the body is ${what}`,
    spoil: (draft) => ({ ...written(operation, draft), body }),
  }));
  return [...inJson, ...inForm, ...(form ? cut : []), ...bodies];
}

/** Anything at all: nobody says what should come of it, but that it is answered as the document says. */
export function anyRequest(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '\0', '__proto__', '1', '🏠'),
  );
  const names = operation.parameters.map(({ name }) => name);
  const name = fc.oneof(text, fc.constantFrom('page', 'search', 'limit', ...names));
  const fields = Object.keys(resolved(operation.json ?? operation.form ?? {}).properties ?? {});
  const field = fc.oneof(text, fc.constantFrom('version', ...fields));
  const value = fc.oneof(
    text,
    fc.jsonValue({ maxDepth: 3 }),
    fc.double(),
    fc.constantFrom(true, null, [], {}),
  );
  const object = fc.dictionary(field, value, { maxKeys: 6, noNullPrototype: true });
  const headers = fc.record(
    {
      'Accept-Language': fc.string({ maxLength: 30 }),
      'Idempotency-Key': fc.string({ maxLength: 110 }),
      'Last-Event-ID': fc.string({ maxLength: 12 }),
      Accept: fc.constantFrom('text/html', '*/*', 'application/xml', ''),
      Range: fc.constantFrom('bytes=0-0', 'bytes=9-1', 'x'),
      'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'PUT'),
      'X-Forwarded-For': fc.constantFrom('127.0.0.1', '<script>', '::1'),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  const path = fc.record(
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name: each, schema }) => [
          each,
          fc.oneof(
            rightText(schema, each, 'path', known),
            text.filter((given) => /[^.]/.test(given)),
          ),
        ]),
    ),
    { noNullPrototype: true },
  );
  const takesBody = operation.json ?? operation.form;
  const parts = fc.array(
    fc.oneof(
      fc.record({
        name: field,
        text: fc.oneof(
          text,
          value.map((each) => JSON.stringify(each)),
        ),
      }),
      fc.record({ name: field, file: fc.constantFrom('png', 'html', 'csv', 'nothing'), called: text }),
    ),
    { maxLength: 8 },
  ) as fc.Arbitrary<Part[]>;
  const body = fc.oneof(
    fc.oneof(object, value).map((json) => ({ json })),
    parts.map((form) => ({ form })),
  );
  return fc
    .record({
      path,
      query: fc.array(fc.tuple(name, text), { maxLength: 4 }),
      headers,
      body: takesBody ? body : fc.constant(undefined),
    })
    .map((draft) => written(operation, draft as Draft));
}

function written({ method, path, parameters }: Operation, draft: Draft): FuzzRequest {
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => spelled(draft.path[name]!));
  const isList = (name: string) =>
    parameters.some((each) => each.name === name && resolved(each.schema).type === 'array');
  const query = draft.query
    .map(
      ([name, text]) =>
        `${spelled(name)}=${isList(name) ? text.split(',').map(spelled).join(',') : spelled(text)}`,
    )
    .join('&');
  const request = { method, path: query ? `${address}?${query}` : address, headers: draft.headers };
  const { body } = draft;
  if (!body) return request;
  return { ...request, body: 'json' in body ? { json: JSON.stringify(body.json) ?? 'null' } : body };
}

/** Half a letter has no spelling; it goes as the bytes that it would have. */
function spelled(text: string): string {
  return [...text]
    .map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%BC'))
    .join('');
}
