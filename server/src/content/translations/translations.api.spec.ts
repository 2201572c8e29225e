import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import type { BlogPost } from '../../modules/blog/blog.module.js';
import type { PublicPostDto } from '../../modules/blog/dto/post.dto.js';
import type { PublicProjectDto } from '../../modules/projects/dto/public-project.dto.js';
import type { Project } from '../../modules/projects/projects.module.js';
import type { TranslationDto, TranslationProgressDto, TranslationSummaryDto } from './dto/translation.dto.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
  project = await build.project({ title: 'Stone House', description: 'A house of stone.', location: 'Bole' });
});

const address = (language: string, { id } = project, kind = 'project') =>
  `/translations/${kind}/${id}/${language}`;
const read = async (language: string, record = project, kind = 'project') =>
  (await app.get<TranslationDto>(address(language, record, kind), { token })).data;

/** Translates texts of what is stored now. */
async function translate(
  language: string,
  texts: Record<string, string | null>,
  {
    published,
    record = project,
    kind = 'project',
  }: { published?: boolean; record?: { id: number }; kind?: string } = {},
) {
  const { texts: known, version } = await read(language, record as Project, kind);
  const changes = Object.entries(texts).map(([field, text]) => ({
    field,
    text,
    fingerprint: known.find((each) => each.field === field)?.fingerprint ?? 'none',
  }));
  const body = { texts: changes, published, version };
  return app.call<TranslationDto>('PUT', address(language, record as Project, kind), { body, token });
}

const seen = async (language: string, path = `/projects/${project.id}`) =>
  app.get<PublicProjectDto>(path, { headers: { 'Accept-Language': language } });

const whole = { title: 'የድንጋይ ቤት', description: 'የድንጋይ መኖሪያ።', location: 'ቦሌ' };

describe('how long an article takes to read', () => {
  const minutes = async (language: string, { slug }: BlogPost) => {
    const headers = { 'Accept-Language': language };
    const { data } = await app.get<PublicPostDto>(`/blog/public/${slug}`, { headers });
    const list = await app.get<Page<PublicPostDto>>('/blog/public', { headers });
    expect(list.data.data[0]!.readTime).toBe(data.readTime);
    return data.readTime;
  };
  const say = (post: BlogPost, content: string | null, published = true) =>
    translate('am', { content }, { published, record: post, kind: 'post' });

  it('is that of its translation where readers get it, or what somebody said', async () => {
    const content = 'word '.repeat(800);
    const post = await build.post({ content, readTime: 4, readTimeComputed: true });
    await say(post, 'ቃል '.repeat(260), false);
    expect(await minutes('am', post)).toBe(4);
    await say(post, 'ቃል '.repeat(260));
    expect([await minutes('am', post), await minutes('om', post), await minutes('en', post)]).toEqual([
      2, 4, 4,
    ]);
    await say(post, 'ቃል '.repeat(390));
    expect(await minutes('am', post)).toBe(3);
    await app.call('PUT', `/blog/${post.id}`, { body: { readTime: 7 }, token });
    expect(await minutes('am', post)).toBe(7);
    await app.call('PUT', `/blog/${post.id}`, { body: { readTime: null }, token });
    await say(post, null);
    expect(await minutes('am', post)).toBe(4);
  });
});

describe('a translation', () => {
  it('starts with nothing', async () => {
    const translation = await read('am');
    expect(translation).toMatchObject({
      ...{ kind: 'project', recordId: project.id, language: 'am', title: 'Stone House' },
      ...{ state: 'MISSING', published: false, version: 0, updatedAt: null },
    });
    expect(translation.texts[0]).toMatchObject({
      ...{ field: 'title', format: 'LINE', longest: 200 },
      ...{ english: 'Stone House', text: null, state: 'MISSING' },
    });
    const states = Object.fromEntries(translation.texts.map(({ field, state }) => [field, state]));
    expect(states).toMatchObject({
      ...{ title: 'MISSING', description: 'MISSING', longDescription: 'EMPTY', location: 'MISSING' },
      ...{ metadata: 'EMPTY', packageContents: 'EMPTY', licenceText: 'EMPTY' },
    });
  });

  it('is a draft until it is published, and each language is published by itself', async () => {
    expect((await translate('am', whole)).data).toMatchObject({ state: 'DRAFT', version: 1 });
    await translate('om', { title: 'Mana Dhagaa' }, { published: true });
    expect((await seen('am')).data).toMatchObject({
      title: 'Stone House',
      fallbacks: ['title', 'description', 'location'],
    });
    expect((await translate('am', {}, { published: true })).data).toMatchObject({
      state: 'CURRENT',
      version: 2,
    });
    expect((await seen('am')).data).toMatchObject({ ...whole, fallbacks: [] });
    expect((await seen('om')).data).toMatchObject({
      ...{ title: 'Mana Dhagaa', description: 'A house of stone.', fallbacks: ['description', 'location'] },
    });
    expect((await seen('en')).data).toMatchObject({ title: 'Stone House', fallbacks: [] });
    expect((await read('om')).state).toBe('OUTDATED');
  });

  it('is outdated by another English, in every language, and stays what visitors read', async () => {
    await translate('am', whole, { published: true });
    await translate(
      'om',
      { title: 'Mana Dhagaa', description: 'Mana.', location: 'Boolee' },
      { published: true },
    );
    await app.call('PUT', `/projects/${project.id}`, { body: { title: 'Stone Villa' }, token });
    for (const language of ['am', 'om']) {
      const { state, texts } = await read(language);
      expect(state).toBe('OUTDATED');
      expect(texts[0]).toMatchObject({ state: 'OUTDATED', english: 'Stone Villa', source: 'Stone House' });
      expect(texts[1]).toMatchObject({ state: 'CURRENT' });
    }
    expect((await seen('am')).data.title).toBe(whole.title);
    // The same text, of the English of now: it is still right.
    expect((await translate('am', { title: whole.title })).data).toMatchObject({ state: 'CURRENT' });
    expect((await read('om')).state).toBe('OUTDATED');
  });

  it('loses what is emptied', async () => {
    await translate('am', whole, { published: true });
    expect((await translate('am', { location: ' ' })).data.texts[3]).toMatchObject({
      text: null,
      state: 'MISSING',
    });
    expect((await seen('am')).data).toMatchObject({ location: 'Bole', fallbacks: ['location'] });
  });

  it('has a list an entry a line', async () => {
    const service = await build.service({ features: ['One', 'Two'], process: [], benefits: [] });
    const options = { record: service, kind: 'service', published: true };
    const refused = await translate('om', { features: 'Tokko' }, options);
    expect(refused).toMatchObject({ status: 400, error: { details: [{ field: 'texts.0.text' }] } });
    expect(refused.message).toContain('2 entries');
    await translate('om', { features: ' Tokko \n\nLama' }, options);
    expect((await seen('om', `/services/${service.id}`)).data).toMatchObject({ features: ['Tokko', 'Lama'] });
  });

  it('of an article is an article', async () => {
    const post: BlogPost = await build.post({ title: 'Walls' });
    await translate('am', { content: '## ግድግዳዎች' }, { record: post, kind: 'post', published: true });
    const { data } = await app.get<PublicPostDto>(`/blog/public/${post.slug}`, {
      headers: { 'Accept-Language': 'am' },
    });
    expect(data).toMatchObject({
      title: 'Walls',
      content: '## ግድግዳዎች',
      fallbacks: ['title', 'excerpt', 'authorName'],
    });
    expect(data.contentHtml).toContain('ግድግዳዎች</h');
  });

  it('goes with its record, and not to the trash', async () => {
    await translate('am', whole, { published: true });
    const count = async () =>
      (await app.dataSource.query('SELECT count(*)::int AS rows FROM translations'))[0].rows;
    await app.call('DELETE', `/projects/${project.id}`, { token });
    expect(await count()).toBe(1);
    await app.post(`/projects/${project.id}/restore`, {}, { token });
    expect((await seen('am')).data.title).toBe(whole.title);
    await app.call('DELETE', `/projects/${project.id}`, { token });
    await app.call('DELETE', `/bin/project/${project.id}`, { token });
    expect(await count()).toBe(0);
  });

  it('of nothing new is no new version, also where the answer was lost', async () => {
    const { texts } = await read('am');
    const body = { texts: [{ field: 'title', text: 'ቤት', fingerprint: texts[0]!.fingerprint }], version: 0 };
    for (let times = 0; times < 2; times += 1)
      expect((await app.call('PUT', address('am'), { body, token })).data).toMatchObject({ version: 1 });
  });
});

describe('a translation is refused', () => {
  it('where the English is another than it was made from', async () => {
    const { texts } = await read('am');
    await app.call('PUT', `/projects/${project.id}`, { body: { title: 'Stone Villa' }, token });
    const body = { texts: [{ field: 'title', text: 'ቤት', fingerprint: texts[0]!.fingerprint }], version: 0 };
    const answer = await app.call('PUT', address('am'), { body, token });
    expect(answer).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    expect(answer.message).toContain('English text of title');
    expect((await read('am')).state).toBe('MISSING');
  });

  it('where another one came first', async () => {
    const { texts } = await read('am');
    const save = (text: string) => {
      const body = { texts: [{ field: 'title', text, fingerprint: texts[0]!.fingerprint }], version: 0 };
      return app.call<TranslationDto>('PUT', address('am'), { body, token });
    };
    const answers = await Promise.all([save('ቤት'), save('ቪላ')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: { details: { current: { version: 1 } } },
    });
  });

  it.each([
    ['project', 'en', 400],
    ['project', 'xx', 400],
    ['HOUSE', 'am', 400],
    ['post', 'am', 404],
  ])('%s in %s', async (kind, language, status) => {
    expect((await app.get(address(language, project, kind), { token })).status).toBe(status);
  });

  it.each([
    [{ field: 'slug', text: 'ቤት' }, 'texts.0.field'],
    [{ field: 'constructor', text: 'ቤት' }, 'texts.0.field'],
    [{ field: 'title', text: 'ቤ'.repeat(201) }, 'texts.0.text'],
    [{ field: 'title', text: 'ቤት\nቪላ' }, 'texts.0.text'],
    [{ field: 'title', text: 7 }, 'texts.0.text'],
  ])('for %j', async (change, field) => {
    const body = { texts: [{ ...change, fingerprint: 'any' }] };
    expect(await app.call('PUT', address('am'), { body, token })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
  });
});

describe('the board', () => {
  const list = async (query = '') => {
    const path = `/translations?sortOrder=asc&limit=50${query}`;
    const { data } = await app.get<{ data: TranslationSummaryDto[]; pagination: object }>(path, { token });
    return data;
  };

  it('shows each record in each language, and what is missing', async () => {
    await build.post({ title: 'Walls' });
    await translate('am', whole, { published: true });
    await translate('om', { title: 'Mana' });
    await app.call('PUT', `/projects/${project.id}`, { body: { location: 'Kirkos' }, token });
    expect((await list()).data).toMatchObject([
      {
        kind: 'project',
        title: 'Stone House',
        language: 'am',
        state: 'OUTDATED',
        missing: [],
        outdated: ['location'],
      },
      {
        kind: 'project',
        language: 'om',
        state: 'DRAFT',
        missing: ['description', 'location'],
        published: false,
      },
      { kind: 'post', title: 'Walls', language: 'am', state: 'MISSING', updatedAt: null },
      { kind: 'post', language: 'om', state: 'MISSING' },
    ]);
    expect((await list('&language=om&state=DRAFT,OUTDATED')).data).toHaveLength(1);
    expect((await list('&kind=post')).data).toHaveLength(2);
    expect((await list('&search=stone%20HOUSE')).pagination).toMatchObject({ totalItems: 2 });
    expect((await list('&search=st_ne')).pagination).toMatchObject({ totalItems: 0 });
    expect((await list('&page=3')).pagination).toMatchObject({ totalItems: 4, currentPage: 3 });
    const { data: progress } = await app.get<TranslationProgressDto[]>('/translations/progress', { token });
    expect(progress).toEqual([
      { kind: 'post', language: 'am', missing: 1, draft: 0, outdated: 0, current: 0 },
      { kind: 'post', language: 'om', missing: 1, draft: 0, outdated: 0, current: 0 },
      { kind: 'project', language: 'am', missing: 0, draft: 0, outdated: 1, current: 0 },
      { kind: 'project', language: 'om', missing: 0, draft: 1, outdated: 0, current: 0 },
    ]);
  });

  it('leaves out what is in the trash', async () => {
    await app.call('DELETE', `/projects/${project.id}`, { token });
    expect((await list()).data).toEqual([]);
  });
});

describe('words of a translation', () => {
  const found = async (path: string, search: string) => {
    const query = `?limit=10&search=${encodeURIComponent(search)}`;
    const { data } = await app.get<{ data: { title: string }[] }>(path + query, {
      headers: { 'Accept-Language': 'am' },
    });
    return data.data.map(({ title }) => title);
  };

  it('are found once it is published, however they are written, and no more when it is not', async () => {
    await translate('am', { ...whole, title: 'የሐዋሳ ቤት' });
    expect(await found('/projects', 'ሀዋሳ')).toEqual([]);
    await translate('am', {}, { published: true });
    expect(await found('/projects', 'ሀዋሳ')).toEqual(['የሐዋሳ ቤት']);
    expect(await found('/projects', 'hawasa')).toEqual(['የሐዋሳ ቤት']);
    // Its English is still there to be found, also after it was changed.
    await app.call('PUT', `/projects/${project.id}`, { body: { location: 'Kirkos' }, token });
    expect(await found('/projects', 'kirkos stone')).toEqual(['የሐዋሳ ቤት']);
    expect(await found('/projects', 'ሀዋሳ')).toEqual(['የሐዋሳ ቤት']);
    await translate('am', {}, { published: false });
    expect(await found('/projects', 'ሀዋሳ')).toEqual([]);
  });

  it('of articles and services are found too', async () => {
    const post = await build.post();
    const service = await build.service({ features: ['Walls'], process: [], benefits: [] });
    await translate('om', { content: 'Dallaa dhagaa' }, { record: post, kind: 'post', published: true });
    await translate(
      'om',
      { features: 'Qorannoo lafaa' },
      { record: service, kind: 'service', published: true },
    );
    expect(await found('/blog/public', 'dhagaa')).toEqual([post.title]);
    expect(await found('/services', 'qorannoo')).toEqual([service.title]);
  });
});

describe('answers in the language of the reader', () => {
  it('say which one it is, and are stored for each by itself', async () => {
    await translate('am', whole, { published: true });
    for (let times = 0; times < 2; times += 1) {
      for (const [language, title] of [
        ['am', whole.title],
        ['en', 'Stone House'],
        ['om, am;q=0.1', 'Stone House'],
      ] as const) {
        for (const path of ['/projects', '/projects/featured', `/projects/slug/${project.slug}`]) {
          const answer = await app.get(path, { headers: { 'Accept-Language': language } });
          expect(answer.headers.get('content-language')).toBe(language.slice(0, 2));
          expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language');
          if (path !== '/projects/featured') expect(JSON.stringify(answer.data)).toContain(title);
        }
      }
    }
  });
});

describe('lists by title', () => {
  const titlesIn = async (language: string, path: string) => {
    const headers = { 'Accept-Language': language };
    const { data } = await app.get<Page<{ title: string }>>(path, { headers });
    return data.data.map(({ title }) => title);
  };

  it('are in the order of what the reader sees, page by page', async () => {
    const tower = await build.project({ title: 'Tower' });
    await build.project({ title: 'Zebra Court' });
    // ሀ comes before ነ in Amharic, and Latin letters before both.
    await translate('am', { title: 'ሀ ግንብ' }, { published: true, record: tower });
    await translate('am', { title: 'ነ ቤት' }, { published: true });
    const byTitle = '/projects?sortBy=title&sortOrder=asc';
    expect(await titlesIn('en', byTitle)).toEqual(['Stone House', 'Tower', 'Zebra Court']);
    expect(await titlesIn('am', byTitle)).toEqual(['Zebra Court', 'ሀ ግንብ', 'ነ ቤት']);
    expect(await titlesIn('am', '/projects?sortBy=title&sortOrder=desc&limit=2')).toEqual(['ነ ቤት', 'ሀ ግንብ']);
    expect(await titlesIn('am', `${byTitle}&limit=2&page=2`)).toEqual(['ነ ቤት']);
    expect(await titlesIn('am', `${byTitle}&search=ቤት`)).toEqual(['ነ ቤት']);
    expect(await titlesIn('om', byTitle)).toEqual(['Stone House', 'Tower', 'Zebra Court']);
  });

  it('of articles and services too', async () => {
    for (const title of ['Wood', 'Brick']) {
      const post = await build.post({ title });
      const service = await build.service({ title, isActive: true });
      if (title === 'Wood') {
        await translate('om', { title: 'Arbaa' }, { published: true, record: post, kind: 'post' });
        await translate('om', { title: 'Arbaa' }, { published: true, record: service, kind: 'service' });
      }
    }
    for (const list of ['/blog/public', '/services']) {
      const byTitle = `${list}?sortBy=title&sortOrder=asc`;
      expect(await titlesIn('en', byTitle)).toEqual(['Brick', 'Wood']);
      expect(await titlesIn('om', byTitle)).toEqual(['Arbaa', 'Brick']);
    }
  });
});
