import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { type User, UserRole } from '../accounts/accounts.module.js';
import { LinkPurpose, SecretLink } from '../secret-links/secret-links.module.js';
import { ConsultationStatus } from './consultation.enums.js';
import type { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

let app: TestApp;
let build: Build;
let token: string;
let owner: User;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  owner = await build.user({ role: UserRole.OFFICE, email: 'office@work.example' });
  token = await tokenOf(app, owner);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const make = async () =>
  new URL((await app.post<NewCalendarFeedDto>('/consultations/feed', undefined, { token })).data.url)
    .pathname;
const read = (path: string) => fetch(new URL(path, app.origin));
const since = async () => (await app.get<CalendarFeedDto>('/consultations/feed', { token })).data.since;

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('a calendar feed', () => {
  it('shows what is scheduled, and no more of the client than a name', async () => {
    const { CONFIRMED, SCHEDULED, CANCELLED } = ConsultationStatus;
    const client = { clientName: 'Hana Alemu', clientEmail: 'hana@mail.example', clientPhone: '0911223344' };
    const secret = {
      ...client,
      topic: 'A villa',
      description: 'Two floors',
      notes: 'Rich',
      clientCompany: 'Abay',
    };
    const upcoming = await build.consultation({ ...secret, status: CONFIRMED, scheduledAt: inDays(3) });
    await build.consultation({ status: SCHEDULED, scheduledAt: inDays(-2), clientName: 'Dawit; a, b\n' });
    await build.consultation({ status: CONFIRMED, scheduledAt: inDays(-31) });
    await build.consultation({ status: CANCELLED, scheduledAt: inDays(4) });
    await build.consultation({ status: CONFIRMED, scheduledAt: inDays(5), deletedAt: new Date() });
    await build.consultation();
    const answer = await read(await make());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const text = await answer.text();
    expect(text).not.toContain('METHOD');
    const events = eventsIn(text);
    expect(events.map(({ summary }) => summary)).toEqual([
      'Initial Consultation (Dawit; a, b\n)',
      'Initial Consultation (Hana Alemu)',
    ]);
    expect(events[1]!.startDate.toJSDate().getTime()).toBe(
      Math.floor(upcoming.scheduledAt!.getTime() / 1000) * 1000,
    );
    expect(events[1]!.uid).toBe(`consultation-${upcoming.id}@localhost`);
    for (const hidden of ['hana@mail', '0911223344', 'villa', 'floors', 'Rich', 'Abay']) {
      expect(text).not.toContain(hidden);
    }
  });

  it.each([ConsultationStatus.CONFIRMED, ConsultationStatus.COMPLETED])(
    'shows for thirty days what has taken place: %s',
    async (status) => {
      await build.consultation({ clientName: 'Hana Alemu', status, scheduledAt: inDays(-3) });
      await build.consultation({ clientName: 'Long Ago', status, scheduledAt: inDays(-31) });
      const text = await (await read(await make())).text();
      expect(text).toContain('Hana Alemu');
      expect(text).not.toContain('Long Ago');
    },
  );

  it('has an address of which only the hash is stored, and which can be changed and taken back', async () => {
    expect(await since()).toBeNull();
    const first = await make();
    const [stored] = await app.dataSource.manager.findBy(SecretLink, { purpose: LinkPurpose.CALENDAR });
    expect(stored!.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(first).not.toContain(stored!.tokenHash);
    const second = await make();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect(await since()).not.toBeNull();
    await app.call('DELETE', '/consultations/feed', { token });
    expect((await read(second)).status).toBe(404);
    expect(await since()).toBeNull();
    expect((await read('/api/v1/calendars/x')).status).toBe(404);
  });

  it('has one address after ten renewals at once', async () => {
    const paths = await Promise.all(Array.from({ length: 10 }, make));
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  it.each([
    ['is deactivated', 'is_active = false'],
    ['does other work', `role = 'EDITOR'`],
  ])('shows nothing once its owner %s', async (_, change) => {
    const path = await make();
    expect((await read(path)).status).toBe(200);
    await app.dataSource.query(`UPDATE users SET ${change} WHERE email = 'office@work.example'`);
    expect((await read(path)).status).toBe(404);
  });

  it('goes with the account', async () => {
    const path = await make();
    const admin = await tokenOf(app, await build.admin());
    expect((await app.call('DELETE', `/users/${owner.id}`, { token: admin })).status).toBe(200);
    expect(await app.dataSource.manager.count(SecretLink)).toBe(0);
    expect((await read(path)).status).toBe(404);
  });
});

describe('guessing', () => {
  it('is limited', async () => {
    const limited = await TestApp.start({ rateLimit: true });
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await fetch(`${limited.origin}/api/v1/calendars/${'x'.repeat(43)}`)).status);
    }
    await limited.stop();
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  });
});
