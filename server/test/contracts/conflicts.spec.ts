import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { form, picture } from '../builders/pictures.js';
import { openApiDocument } from '../support/answer-checker.js';
import { staffLists } from '../support/staff-lists.js';
import { TestApp } from '../support/test-app.js';

// A change names the version of the record that it is based on. Each route that takes one is a row of the table below:
// a change of an older version is refused with the current record, and of two at once one wins.

interface Schema {
  properties?: Record<string, unknown>;
}
interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
}

function takesVersion({ parameters, requestBody }: Operation): boolean {
  const [content] = Object.values(requestBody?.content ?? {});
  const name = content?.schema.$ref?.split('/').pop();
  const schema = openApiDocument.components.schemas[name ?? ''] as Schema | undefined;
  return (
    parameters?.some((parameter) => parameter.name === 'version') || 'version' in (schema?.properties ?? {})
  );
}

const routes = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>)
    .filter(([method, operation]) => method !== 'get' && takesVersion(operation))
    .map(([method]) => `${method.toUpperCase()} ${path.slice('/api/v1'.length)}`),
);

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin({ email: 'staff@office.example' }));
});

interface Versioned {
  id?: number;
  version: number;
}

const posted = (path: string, body: object | FormData) => async () =>
  (await app.post<Versioned>(path, body, { token })).data;
const first = () => Promise.resolve({ version: 1 });

type Row = [route: string, theirs: object, mine: object, make: () => Promise<Versioned>];

/** A record as the example of the document makes it. */
const rowOf = ({ path, example, name }: (typeof staffLists)[number]): Row => [
  ...([`PUT ${path}/{id}`, { [name]: 'Theirs' }, { [name]: 'Mine' }] as const),
  async () => {
    await build.project();
    return posted(path, example)();
  },
];

/** Route, what two people want, and the record that they want it of. */
const table: Row[] = [
  ...staffLists.map(rowOf),
  ['PUT /auth/profile', { name: 'Theirs' }, { name: 'Mine' }, first],
  ['PUT /consultations/rules', { bufferMinutes: 30 }, { bufferMinutes: 15 }, first],
  ['PUT /consultations/{id}', { notes: 'Theirs' }, { notes: 'Mine' }, () => build.consultation()],
  ['PUT /contact-inquiries/{id}', { status: 'CONTACTED' }, { status: 'CLOSED' }, () => build.inquiry()],
  ['PUT /design-orders/{id}', { name: 'Theirs' }, { name: 'Mine' }, () => build.order()],
  [
    ...(['PUT /pictures/{id}', { alt: 'Theirs' }, { alt: 'Mine' }] as const),
    async () => posted('/pictures', form({}, [['image', await picture(40, 30), 'a.png']]))(),
  ],
  [
    ...(['PATCH /projects/{id}/toggle-for-sale', { value: true }, { value: false }] as const),
    () => build.project({ isForSale: false }),
  ],
  [
    ...(['PATCH /projects/{id}/toggle-visibility', { value: true }, { value: false }] as const),
    () => build.project({ isPublic: false }),
  ],
  [
    ...(['PATCH /services/{id}/toggle-status', { value: true }, { value: false }] as const),
    () => build.service({ isActive: false }),
  ],
  ['PUT /settings', { siteName: 'Theirs' }, { siteName: 'Mine' }, first],
  [
    'PUT /settings/office-hours',
    { week: { sunday: { opens: '09:00', closes: '12:00' } } },
    { week: { sunday: { opens: '10:00', closes: '12:00' } } },
    first,
  ],
  ['PUT /site-copy', { heroHeadline: 'Theirs' }, { heroHeadline: 'Mine' }, first],
  [
    'PATCH /users/{id}/toggle-status',
    { value: false },
    { value: true },
    () => build.user({ isActive: true }),
  ],
];

/** Routes on which more than the version decides; they are tested with what does. */
const elsewhere: Record<string, string[]> = {
  'inquiries/inquiry-merges.api.spec.ts': [
    'POST /contact-inquiries/{id}/merge',
    'POST /contact-inquiries/{id}/unmerge',
  ],
  'inquiries/inquiry-replies.api.spec.ts': ['POST /contact-inquiries/{id}/replies'],
  'orders/order-changes.api.spec.ts': [
    'PUT /design-orders/changes/{id}/decline',
    'PUT /design-orders/changes/{id}/quote',
  ],
  'orders/payments.api.spec.ts': ['PUT /design-orders/{id}/payment'],
  'orders/prices.api.spec.ts': ['PUT /design-orders/{id}/price'],
  'tender-packs/tender-packs.api.spec.ts': ['PUT /tender-packs/{id}/facts'],
  '../content/pictures/picture-library.api.spec.ts': ['POST /pictures/{id}/replace'],
  '../content/publishing/publications.api.spec.ts': ['PUT /publications/{kind}/{id}'],
  '../content/publishing/draft-changes.api.spec.ts': [
    'DELETE /publications/{kind}/{id}/changes/{version}',
    'PUT /blog/{id}/changes',
    'PUT /projects/{id}/changes',
    'PUT /services/{id}/changes',
  ],
  '../content/revisions/revisions.api.spec.ts': ['POST /revisions/{kind}/{id}/{version}/restore'],
  '../content/translations/translations.api.spec.ts': ['PUT /translations/{kind}/{id}/{language}'],
};

it('knows every route that takes a version', () => {
  const known = [...table.map(([route]) => route), ...Object.values(elsewhere).flat()];
  expect(known.sort()).toEqual(routes.sort());
});

/** Every row of every table, but for what goes on by itself. */
async function everything(): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const { tablePath } of app.dataSource.entityMetadatas) {
    content[tablePath] = await app.dataSource.query(
      `SELECT to_jsonb(t) AS row FROM ${tablePath} t ORDER BY 1`,
    );
  }
  return content;
}

/** Sends changes of a record, all of them based on the version that it had at first. */
function sender(route: string, { id, version }: Versioned) {
  const [method, path] = route.split(' ') as [string, string];
  return (wanted: object) =>
    app.call<Versioned>(method, path.replace('{id}', String(id)), { body: { ...wanted, version }, token });
}

describe('a change of an older version', () => {
  it.each(table)('is refused by %s, which shows the current one', async (route, theirs, mine, make) => {
    const record = await make();
    const send = sender(route, record);
    const version = record.version + 1;
    const changed = await send(theirs);
    expect(changed).toMatchObject({ status: 200, data: { version } });
    const before = await everything();
    expect(await send(mine)).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', details: { current: { ...(!('value' in theirs) && theirs), version } } },
    });
    expect(await everything()).toEqual(before);
    // What is so already is no change, also for who saw the older version: their answer may have been lost.
    expect((await send(theirs)).data).toEqual(changed.data);
    expect(await everything()).toEqual(before);
  });
});

describe('of two changes at once', () => {
  // A switch that already has the value that one of the two wants refuses nobody.
  const changes = table.filter(([route]) => route.startsWith('PUT'));

  it.each(changes)('%s lets one win', async (route, theirs, mine, make) => {
    const answers = await Promise.all([theirs, mine].map(sender(route, await make())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
