import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form } from '../../../test/builders/pictures.js';
import { hana, requestsOfPerson } from '../../../test/builders/requests-of-person.js';
import { mailsTo } from '../../../test/support/links-by-mail.js';
import { readStrictCsv } from '../../../test/support/read-strict-csv.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { Translation } from '../../content/content.module.js';
import type { Project } from '../projects/projects.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type { ContactInquiryDetailsDto, ContactInquiryDto } from './dto/contact-inquiry.dto.js';

let app: TestApp;
let build: Build;
let token: string;
let ridge: Project;
let lake: Project;

const office = 'office@firm.example';
const { linkOf, look } = requestsOfPerson(() => ({ app, build }));
const words = { name: 'Hana', email: hana, subject: 'A house', message: 'Which of these fits us?' };

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin());
  ridge = await build.project({ title: 'Ridge House' });
  lake = await build.project({ title: 'Lake House' });
});

const send = (projectIds: unknown, headers: Record<string, string> = {}) =>
  app.post<ContactInquiryDto>('/contact-inquiries', { ...words, projectIds }, { headers });
const get = async (id: number) =>
  (await app.get<ContactInquiryDetailsDto>(`/contact-inquiries/${id}`, { token })).data;
const named = ({ id, title, slug }: Project) => ({ id, title, slug });

describe('an inquiry about projects', () => {
  it('names them to staff, in their order, and still does once one is deleted', async () => {
    const { status, data } = await send([lake.id, ridge.id]);
    expect([status, 'projects' in data]).toEqual([201, false]);
    await app.call('DELETE', `/projects/${lake.id}`, { token });
    expect((await get(data.id)).projects).toEqual([named(lake), named(ridge)]);
    const body = { status: 'CONTACTED' };
    expect(await app.call('PUT', `/contact-inquiries/${data.id}`, { body, token })).toMatchObject({
      status: 200,
      data: { projects: [named(lake), named(ridge)] },
    });
    const answer = await fetch(`${app.origin}/api/v1/contact-inquiries/export`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [names, row] = readStrictCsv(await answer.text());
    expect(row![names!.indexOf('projects')]).toBe('Lake House\nRidge House');
  });

  it('has none where it names none', async () => {
    for (const none of [undefined, []]) {
      const { data } = await send(none);
      expect((await get(data.id)).projects).toEqual([]);
    }
  });

  it('comes with files as well', async () => {
    const body = form({ ...words, projectIds: JSON.stringify([ridge.id]) }, [
      ['attachments', Buffer.from('%PDF-1.7\nplan'), 'plan.pdf'],
    ]);
    const { status, data } = await app.post<ContactInquiryDto>('/contact-inquiries', body);
    expect(status).toBe(201);
    expect((await get(data.id)).projects).toEqual([named(ridge)]);
  });

  it('names them in both mails, to the sender in the language of the page', async () => {
    const which = { kind: RecordKind.PROJECT, recordId: ridge.id, language: SiteLanguage.am } as const;
    const texts = { title: 'የተራራ ቤት' };
    await app.dataSource.manager.save(Translation, { ...which, texts, sources: {}, published: true });
    await send([ridge.id, lake.id], { 'Accept-Language': 'am' });
    const [received] = await mailsTo(app.dataSource, hana);
    expect(received!.text).toContain('ፕሮጀክቶች: የተራራ ቤት, Lake House');
    const [toStaff] = await mailsTo(app.dataSource, office);
    expect(toStaff!.text).toContain('Projects: Ridge House, Lake House');
  });

  it('names them in the mails that staff release from spam', async () => {
    const { data } = await app.post<ContactInquiryDto>('/contact-inquiries', {
      ...{ ...words, website: 'x', projectIds: [ridge.id] },
    });
    await app.call('PUT', `/contact-inquiries/${data.id}`, { body: { isSpam: false }, token });
    expect((await mailsTo(app.dataSource, hana))[0]!.text).toContain('Projects: Ridge House');
  });

  it('is filed once, however often it is sent', async () => {
    const key = { 'Idempotency-Key': 'one-submission' };
    const first = await send([ridge.id], key);
    // What is no longer shown does not refuse what was filed before.
    await app.call('DELETE', `/projects/${ridge.id}`, { token });
    expect((await send([ridge.id], key)).data).toEqual(first.data);
    expect(await app.dataSource.manager.count(ContactInquiry)).toBe(1);
  });

  it.each<[string, (hidden: Project) => unknown]>([
    ['a hidden one', (hidden) => [ridge.id, hidden.id]],
    ['one that does not exist', () => [ridge.id, 999_999]],
  ])('is refused with %s, in the language of the page', async (_, ids) => {
    const hidden = await build.project({ isPublic: false });
    const answer = await send(ids(hidden), { 'Accept-Language': 'om' });
    const message = expect.stringMatching(/^Piroojektoota kana keessaa/) as unknown;
    expect(answer).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field: 'projectIds', message }] },
    });
    expect(await app.dataSource.manager.count(ContactInquiry)).toBe(0);
  });

  it.each([[[1, 2, 3, 4, 5]], [[1, 1]], ['1,2'], [['1']], [[0]], [[1.5]], [{}], [null]])(
    'is refused with %j',
    async (projectIds) => {
      expect(await send(projectIds)).toMatchObject({
        status: 400,
        error: { details: [{ field: 'projectIds' }] },
      });
    },
  );

  it('shows them to its sender', async () => {
    await send([ridge.id]);
    expect((await look(await linkOf(hana))).data.inquiries).toMatchObject([{ projects: [named(ridge)] }]);
  });
});
