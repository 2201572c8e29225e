import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Project } from '../../modules/projects/projects.module.js';
import type { TranslationImportDto } from './dto/exchange-translations.dto.js';
import type { TranslationDto } from './dto/translation.dto.js';

let app: TestApp;
let build: Build;
let token: string;
let project: Project;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await build.admin());
  project = await build.project({
    title: 'Stone & <Brick>',
    description: 'First.\n\n  Second.',
    location: 'Bole',
  });
});

async function exported(query = 'language=am'): Promise<string> {
  const address = `${app.origin}/api/v1/translations/export?${query}`;
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xliff+xml; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/filename="translations-am-[\d-]+\.xlf"/);
  return response.text();
}

/** As a translator's program sends it back. @param texts by field, as XML */
function translated(file: string, texts: Record<string, string>, kind = 'project'): string {
  return Object.entries(texts).reduce((result, [field, text]) => {
    const unit = new RegExp(`(<unit id="${kind}-\\d+-${field}-[^]*?</source>)(\\s*<target[^]*?</target>)?`);
    return result.replace(unit, (_all, begin: string) => `${begin}<target>${text}</target>`);
  }, file);
}

function sent(
  file: string | Uint8Array<ArrayBuffer>,
  { dryRun = false, key }: { dryRun?: boolean; key?: string } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([file], { type: 'application/xliff+xml' }), 'am.xlf');
  form.append('dryRun', String(dryRun));
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  return app.post<TranslationImportDto>('/translations/import', form, { token, headers });
}

const stored = async (language = 'am') =>
  (await app.get<TranslationDto>(`/translations/project/${project.id}/${language}`, { token })).data;

describe('an export', () => {
  it('holds what there is to translate, and what it is in the language already', async () => {
    await build.post({ title: 'Walls' });
    const file = await exported();
    expect(file).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="am">',
    );
    expect(file).toContain('<source>Stone &amp; &lt;Brick&gt;</source>');
    expect(file).toContain('<source>Walls</source>');
    expect(file).not.toContain('longDescription');
    await sent(translated(file, { title: 'ድንጋይ' }));
    expect(await exported('language=am&kind=project')).toContain('<target>ድንጋይ</target>');
    expect(await exported('language=am&kind=project')).not.toContain('Walls');
    expect(await exported('language=am&state=DRAFT')).not.toContain('Walls');
  });

  it('is made in parts, and comes back as one', async () => {
    await app.dataSource.query(`
      INSERT INTO services (title, description, long_description, duration, search_text)
      SELECT 'Service ' || n, 'd', 'l', '', '' FROM generate_series(1, 250) n`);
    const file = await exported('language=am&kind=service');
    const parts = [...file.matchAll(/<file id="([^"]+)">/g)].map(([, id]) => id);
    expect(parts).toEqual(['service', 'service-2', 'service-3']);
    const { data } = await sent(file, { dryRun: true });
    const titles = data.texts.filter(({ field }) => field === 'title').map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 250 }, (_, index) => `Service ${index + 1}`));
  });

  it('is a file where there is nothing to translate', async () => {
    expect(await exported('language=am&kind=award')).toMatch(/<xliff [^>]*trgLang="am"/);
  });

  it.each(['', 'language=en', 'language=am&kind=HOUSE'])('is refused with the query %j', async (query) => {
    expect((await app.get(`/translations/export?${query}`, { token })).status).toBe(400);
  });
});

describe('an import', () => {
  it('stores what was translated, whole and unpublished, once', async () => {
    const file = translated(await exported(), {
      title: 'ድንጋይ እና &lt;ጡብ&gt;',
      description: 'አንደኛ።\n\n  ሁለተኛ።',
    });
    const dry = await sent(file, { dryRun: true });
    expect(dry.data.texts.map(({ field, outcome }) => [field, outcome])).toEqual([
      ['title', 'CHANGED'],
      ['description', 'CHANGED'],
      ['location', 'UNCHANGED'],
    ]);
    expect((await stored()).state).toBe('MISSING');
    for (let times = 0; times < 2; times += 1) {
      const answer = await sent(file, { key: 'one-import-of-a-file' });
      expect(answer).toMatchObject({ status: 200, data: { language: 'am', texts: dry.data.texts } });
    }
    const translation = await stored();
    expect(translation).toMatchObject({ state: 'DRAFT', published: false, version: 1 });
    const texts = Object.fromEntries(translation.texts.map(({ field, text }) => [field, text]));
    expect(texts).toMatchObject({
      ...{ title: 'ድንጋይ እና <ጡብ>', description: 'አንደኛ።\n\n  ሁለተኛ።' },
      ...{ longDescription: null, location: null },
    });
    expect((await sent(file)).data.texts.every(({ outcome }) => outcome === 'UNCHANGED')).toBe(true);
    expect((await stored()).version).toBe(1);
  });

  it('takes back what an export holds of people and of the site', async () => {
    await build.settings();
    const person = { name: 'Hana Bekele', title: 'Architect', bio: 'Draws houses.' };
    await app.post('/team', person, { token });
    const file = translated(await exported(), { title: 'አርክቴክት' }, 'team-member');
    const answer = await sent(file, { dryRun: true });
    expect(answer.status).toBe(200);
    const changed = answer.data.texts.filter(({ outcome }) => outcome === 'CHANGED');
    expect(changed).toMatchObject([{ kind: 'team-member', field: 'title' }]);
  });

  it('says that a text is still right', async () => {
    await sent(translated(await exported(), { title: 'ቤት' }));
    await app.call('PUT', `/projects/${project.id}`, { body: { title: 'House' }, token });
    expect((await stored()).texts[0]).toMatchObject({ state: 'OUTDATED' });
    await sent(await exported());
    expect((await stored()).texts[0]).toMatchObject({ state: 'CURRENT', text: 'ቤት' });
  });

  it('changes nothing where one text cannot be used, and says which and why', async () => {
    const post = await build.post({
      title: 'Walls',
      content: 'See [this](https://firm.example/a).',
      tags: ['a', 'b'],
    });
    const file = await exported();
    await app.call('PUT', `/projects/${project.id}`, { body: { title: 'House' }, token });
    const answer = await sent(
      translated(translated(file, { tags: 'one', content: '[ይህ](https://firm.example/b)' }, 'post'), {
        location: 'ቦሌ <pc id="1">መንገድ</pc>',
      }),
    );
    expect(answer).toMatchObject({
      status: 400,
      error: {
        code: 'VALIDATION_ERROR',
        details: [
          {
            field: `post.${post.id}.content`,
            message: expect.stringContaining('https://firm.example/a') as unknown,
          },
          { field: `post.${post.id}.tags`, message: expect.stringContaining('2 entries') as unknown },
          {
            field: `project.${project.id}.location`,
            message: expect.stringContaining('elements') as unknown,
          },
        ],
      },
    });
    expect(answer.message).toMatch(/^Nothing was imported\. Walls, content: /);
    const old = await sent(translated(file.replace(/<file id="post">[^]*?<\/file>/, ''), { title: 'ቤት' }));
    expect(old).toMatchObject({
      status: 400,
      error: { details: [{ field: `project.${project.id}.title` }] },
    });
    expect(old.message).toContain('The English has changed');
    expect((await stored()).state).toBe('MISSING');
  });

  it.each([
    ['elements in one text', '<ph id="1"/>'.repeat(20_000)],
    ['levels', `${'<mrk id="1">'.repeat(40)}${'</mrk>'.repeat(40)}`],
    ['attributes of one element', `<ph ${Array.from({ length: 500 }, (_, n) => `a${n}="1"`).join(' ')}/>`],
  ])('with too many %s is refused before it is parsed', async (_what, text) => {
    const { status, error } = await sent(translated(await exported(), { title: text }));
    expect(status).toBe(400);
    expect(error.details![0]!.message).toMatch(/more markup than its export/);
  });

  it('of a record that is gone is refused', async () => {
    const file = translated(await exported(), { title: 'ቤት' });
    await app.call('DELETE', `/projects/${project.id}`, { token });
    expect((await sent(file)).message).toContain('no longer exists');
  });

  it.each<[string, (file: string) => string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['no XML', () => 'Stone', /cannot be read as XLIFF 2/],
    ['nothing', () => '', /Choose/],
    ['broken markup', (file) => file.replace('</segment>', '</segmen>'), /Line: \d+/],
    ['XLIFF 1.2', () => '<xliff version="1.2"><file/></xliff>', /not an XLIFF 2 file/],
    ['another language', (file) => file.replace('trgLang="am"', 'trgLang="fr"'), /into "fr"/],
    ['no language', (file) => file.replace(' trgLang="am"', ''), /must be from "en"/],
    ['another source', (file) => file.replace('srcLang="en"', 'srcLang="de"'), /from "de"/],
    [
      'an id of its own',
      (file) => file.replace('<unit id="project-', '<unit id="HOUSE-'),
      /Keep the ids unchanged/,
    ],
    [
      'an entity',
      (file) => `<!DOCTYPE x [<!ENTITY a "b">]>${file.replace('Bole', '&a;')}`,
      /as XLIFF 2|entity/i,
    ],
    ['another encoding', () => new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), /UTF-8/],
    ['a deep nest', () => `<xliff version="2.0">${'<file>'.repeat(50_000)}`, /XLIFF 2|texts/],
  ])('of %s is refused', async (_what, change, message) => {
    const answer = await sent(change(await exported()));
    expect([answer.status, answer.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(answer.message).toMatch(message);
  });
});
