import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { PersonDto } from './dto/person.dto.js';
import type { TimelineEventDto } from './dto/timeline-event.dto.js';

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
  token = await tokenOf(app, await build.user({ role: UserRole.OFFICE, name: 'Wro Office' }));
  await build.settings();
});

const list = async (path = 'inquiry/1', query = '?limit=50') =>
  (await app.get<Page<TimelineEventDto>>(`/people/${path}/timeline${query}`, { token })).data;
const sara = { email: 'sara@mail.example', phone: '+251 911 234 567' };

/** An inquiry, a consultation by phone alone, and an order, with what becomes of each. */
async function meet(): Promise<void> {
  await app.post('/contact-inquiries', { ...sara, name: 'Sara', subject: 'A house', message: 'In Bole' });
  await app.post('/contact-inquiries/1/notes', { content: 'Wants light' }, { token });
  await app.post('/contact-inquiries/1/replies', { subject: 'Your house', content: 'Gladly' }, { token });
  await build.consultation({
    ...{ clientEmail: null, clientPhone: '0911234567', clientName: 'Sara T.', topic: 'The plot' },
    ...{
      status: 'CONFIRMED' as never,
      scheduledAt: new Date('2027-03-01T07:00:00Z'),
      notes: 'Bring the map',
    },
  });
  const { id: projectId } = await build.project({ title: 'Light House' });
  await build.order({
    ...{ email: 'SARA@mail.example', phone: '+1 415 555 2671', name: 'Sara', projectId },
    ...{ payment: 'VERIFIED' as never, paymentProvider: 'CBE' as never, paymentReference: 'FT1' },
    ...{ licensedAt: new Date('2020-01-01T00:00:00Z'), deletedAt: new Date() },
  });
  await build.inquiry({ email: 'other@mail.example', phone: '+251 911 234 568' });
}

describe('the timeline of a person', () => {
  it('is everything with them, whichever record it starts from, newest first', async () => {
    await meet();
    const events = (await list()).data;
    const rows = events.map(({ what, title, text, state, actor }) => [what, title, text, state, actor]);
    expect(rows[0]).toEqual(['MEETING', 'The plot', 'Bring the map', 'CONFIRMED', null]);
    expect(rows.at(-1)).toEqual(['PAYMENT', null, 'CBE FT1', 'VERIFIED', null]);
    expect(rows).toHaveLength(11);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['INQUIRY', 'A house', 'In Bole', 'NEW', null],
        ['NOTE', null, 'Wants light', null, 'Wro Office'],
        ['REPLY', 'Your house', 'Gladly', null, 'Wro Office'],
        ['MAIL', expect.any(String), sara.email, 'PENDING', null],
        ['MAIL', 'Your house', sara.email, 'PENDING', null],
        ['LOG', 'updated', null, null, 'Wro Office'],
        ['CONSULTATION', 'The plot', null, 'CONFIRMED', null],
        ['ORDER', null, null, 'PENDING', null],
      ]),
    );
    expect(events.find(({ what }) => what === 'ORDER')).toMatchObject({
      ...{ kind: 'order', recordId: 1, recordTitle: 'Light House' },
    });
    const times = events.map(({ at }) => new Date(at).getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    // By their phone alone the consultation knows of the inquiry, and of no order.
    const ofConsultation = (await list('consultation/1')).data;
    expect(new Set(ofConsultation.map(({ kind }) => kind))).toEqual(new Set(['consultation', 'inquiry']));
    expect((await list('inquiry/2')).data.map(({ what }) => what)).toEqual(['INQUIRY']);
  });

  it('comes in pages', async () => {
    await meet();
    const all = (await list()).data;
    const pages = [await list('inquiry/1', '?limit=4'), await list('inquiry/1', '?limit=4&page=3')];
    expect(pages[0]!.data).toEqual(all.slice(0, 4));
    expect(pages[1]!.data).toEqual(all.slice(8));
    expect(pages[0]!.pagination).toMatchObject({ totalItems: 11, totalPages: 3, hasNext: true });
    expect((await list('inquiry/1', '?page=9')).pagination).toMatchObject({ totalItems: 11, hasNext: false });
  });

  it('takes as many round trips however long it is', async () => {
    await meet();
    const count = async () => {
      const query = jest.spyOn(pg.Client.prototype, 'query');
      await list();
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    };
    const before = await count();
    for (let more = 0; more < 5; more += 1) await build.inquiry({ ...sara, subject: `More ${more}` });
    expect(await count()).toBe(before);
    expect((await list()).pagination.totalItems).toBe(16);
  });

  it('of somebody erased says what was done, and nobody’s name', async () => {
    await meet();
    const { state, records } = (await app.get<PersonDto>('/people/inquiry/1', { token })).data;
    const body = { state, records: records.map(({ kind, id }) => ({ kind, id })) };
    expect((await app.post('/people/inquiry/1/erase', body, { token })).status).toBe(200);
    const events = (await list()).data;
    expect(events.map(({ what, title }) => [what, title])).toEqual([
      ['LOG', 'erased'],
      ['LOG', 'updated'],
      ['LOG', 'updated'],
      ['INQUIRY', 'Erased'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/sara|0911|251 ?911/i);
  });

  it('is for those who answer clients', async () => {
    await meet();
    const editor = await tokenOf(app, await build.user({ role: UserRole.EDITOR }));
    for (const path of ['/people/inquiry/1', '/people/inquiry/1/timeline'])
      expect((await app.get(path, { token: editor })).status).toBe(403);
    expect((await app.get('/people/inquiry/9/timeline', { token })).status).toBe(404);
  });
});
