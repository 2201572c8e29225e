import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { upcomingDay } from '../builders/upcoming-day.js';
import { TestApp } from '../support/test-app.js';

const monday = 1;

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  await build.settings();
  token = await tokenOf(app, await build.admin());
});
afterAll(() => app.stop());
beforeEach(() => app.dataSource.query('DELETE FROM projects; DELETE FROM outbox_mails'));
afterEach(async () => {
  const [row] = await app.dataSource.query<{ there: string | null }[]>(
    `SELECT to_regclass('users')::text AS there`,
  );
  expect(row!.there).toBe('users');
});

const sql = [
  `' OR '1'='1`,
  `'; DROP TABLE users; --`,
  `") OR 1=1 --`,
  '$1',
  ':word0',
  ':...statuses',
  '%',
  '_',
  '\\',
  `\\'`,
  '%%%',
  'a%27',
  '{{7*7}}',
  '${7*7}',
  '🏠',
];

describe('what looks like SQL', () => {
  it.each(sql)('is a word to look for: %j', async (words) => {
    await build.project({ title: 'House' });
    await build.project({ title: `House ${words}` });
    for (const path of [
      '/projects',
      '/services',
      '/blog/public',
      '/users',
      '/contact-inquiries',
      '/design-orders',
      '/consultations',
      '/activity',
      '/search',
    ]) {
      const query = new URLSearchParams({ [path === '/search' ? 'q' : 'search']: words });
      const { status } = await app.get(`${path}?${query}`, { token });
      // The log of changes has no search.
      expect([path, status]).toEqual([path, path === '/activity' ? 400 : 200]);
    }
    const { data } = await app.get<{ data: { title: string }[] }>(
      `/projects?${new URLSearchParams({ search: words })}`,
    );
    expect(data.data.map(({ title }) => title)).toEqual([`House ${words}`]);
  });

  it.each([...sql, '\0', '\ud800'])('is no order, filter, id, name or day: %j', async (text) => {
    const refused = [
      `/projects?${new URLSearchParams({ sortBy: text })}`,
      `/projects?${new URLSearchParams({ sortOrder: text })}`,
      `/projects?${new URLSearchParams({ type: text })}`,
      `/projects?${new URLSearchParams({ status: text })}`,
      `/projects?${new URLSearchParams({ featured: text })}`,
      `/projects?${new URLSearchParams({ page: text })}`,
      `/consultations/availability?${new URLSearchParams({ date: text })}`,
    ];
    for (const path of refused) expect([path, (await app.get(path)).status]).toEqual([path, 400]);
    const spelled = encodeURIComponent(text.toWellFormed());
    for (const path of [
      `/projects/slug/${spelled}`,
      `/projects/${spelled}`,
      `/design-orders/track/${spelled}`,
    ]) {
      const { status } = await fetch(`${app.origin}/api/v1${path}`);
      expect([400, 404]).toContain(status);
    }
  });

  it.each([
    'id',
    'title;',
    'title DESC',
    'passwordHash',
    'user.passwordHash',
    '(SELECT 1)',
    'createdAt,title',
  ])('is no column to sort by: %s', async (sortBy) => {
    expect((await app.get(`/users?${new URLSearchParams({ sortBy })}`, { token })).status).toBe(400);
  });
});

describe('a line break of a visitor', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a'];

  it.each(breaks)('adds no header to a mail: %j', async (lineBreak) => {
    const evil = `Hana${lineBreak}Bcc: everybody@x.example${lineBreak}${lineBreak}Hello`;
    const inquiry = { name: evil, email: 'hana@mail.example', subject: evil, message: 'We want one.' };
    const { status } = await app.post('/contact-inquiries', inquiry, {
      headers: { 'Accept-Language': `am${lineBreak === '%0d%0a' ? lineBreak : ''}` },
    });
    expect(status).toBe(201);
    const mails = await app.dataSource.query<Record<'subject' | 'recipient' | 'reply_to', string>[]>(
      'SELECT subject, recipient, reply_to FROM outbox_mails',
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'hana@mail.example',
      'office@firm.example',
    ]);
    for (const { subject, reply_to: replyTo } of mails) {
      expect(subject).not.toMatch(/[\r\n\u2028\u2029\u0085\0]/);
      expect(replyTo).toMatch(/^(hana@mail|office@firm)\.example$/);
    }
  });

  it.each([
    'hana@mail.example\r\nBcc: all@x.example',
    'hana@mail.example,all@x.example',
    'hana@mail.example;all@x.example',
    '"hana\r\n"@mail.example',
    '"hana"@mail.example',
    'hana@mail.example <all@x.example>',
    '<hana@mail.example>',
    'hana@mail.example\0',
    'hana@@mail.example',
  ])('makes no other address: %j', async (email) => {
    const inquiry = { name: 'Hana', email, subject: 'A house', message: 'We want one.' };
    expect((await app.post('/contact-inquiries', inquiry)).status).toBe(400);
  });
});

describe('what a visitor writes into a calendar', () => {
  it('stays a text', async () => {
    const evil = 'A house\r\nATTENDEE:mailto:all@x.example\nEND:VEVENT\nBEGIN:VALARM;x,y\\n';
    const { id } = await build.consultation({
      clientName: evil.slice(0, 80),
      topic: evil,
      location: evil,
      status: 'SCHEDULED' as never,
      scheduledAt: new Date(`${upcomingDay(monday)}T10:00:00+03:00`),
    });
    const answer = await fetch(`${app.origin}/api/v1/consultations/${id}/calendar.ics`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.join()).not.toContain('\n');
  });
});

describe('what a visitor writes into an export', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    "'=1",
    '=HYPERLINK("https://x.example")',
    '=cmd|A!A1',
  ])('is no formula: %j', async (evil) => {
    await build.inquiry({ subject: evil, fullName: evil });
    const answer = await fetch(`${app.origin}/api/v1/contact-inquiries/export`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    expect(text).toContain(`'${evil.replaceAll('"', '""')}`);
    expect(text).not.toMatch(/(^|,)"?[=+\-@\t＝＋－＠]/m);
  });
});
