import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { EventStream } from '../../../test/support/event-stream.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { largestId } from '../../common/validation/path-param.decorator.js';
import type { User } from '../accounts/accounts.module.js';
import type { StreamTicketDto } from './dto/notification.dto.js';
import { NotificationInboxService } from './notification-inbox.service.js';
import { NotificationStreams } from './notification-streams.service.js';
import { NotificationsService } from './notifications.service.js';

let app: TestApp;
let build: Build;
let admin: User;
let token: string;
let open: EventStream[];

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  admin = await build.admin();
  token = await tokenOf(app, admin);
  open = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const stream of open) stream.close();
});

const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'A house', message: 'Hello' };
const inquire = (subject = 'A house') => app.post('/contact-inquiries', { ...inquiry, subject });
const issueTicket = async (as = token) =>
  (await app.post<StreamTicketDto>('/notifications/stream-ticket', undefined, { token: as })).data;

async function connect(query: string, headers?: Record<string, string>): Promise<EventStream> {
  const stream = await EventStream.open(`${app.origin}/api/v1/notifications/stream${query}`, headers);
  open.push(stream);
  return stream;
}

/** As the back office does it. */
async function listen({ as = token, lastEventId = '' } = {}): Promise<EventStream> {
  const { ticket } = await issueTicket(as);
  const stream = await connect(`?ticket=${ticket}&lastEventId=${lastEventId}`);
  expect(stream.status).toBe(200);
  return stream;
}

const receivedBy = (stream: EventStream) =>
  stream.events
    .filter(({ event }) => event === 'notification')
    .map(({ data }) => (data as { message: string }).message);

describe('the stream', () => {
  it('begins with the unread count and sends new notifications at once', async () => {
    await inquire('Before');
    const stream = await listen();
    expect(await stream.until(1)).toEqual([{ id: '1', event: 'ready', data: { unreadCount: 1 } }]);
    expect(stream.text).toMatch(/^retry: 3000\n/);
    await inquire('Now');
    expect((await stream.until(2))[1]).toEqual({
      id: '2',
      event: 'notification',
      data: {
        id: 2,
        title: 'New contact inquiry',
        message: 'Hana: Now',
        type: 'info',
        subject: 'inquiry',
        subjectId: 2,
        failedMails: 0,
        sentAgainAt: null,
        isRead: false,
        createdAt: expect.any(String),
        actionUrl: '/admin/contacts?view=2',
      },
    });
  });

  it('is neither compressed nor kept by anybody', async () => {
    const { ticket } = await issueTicket();
    const { headers } = await connect(`?ticket=${ticket}`, { 'Accept-Encoding': 'gzip, br' });
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('shows that it is alive', async () => {
    const stream = await listen();
    await stream.until(1);
    await app.nest.get(NotificationStreams).beat();
    await waitFor(() => stream.text.endsWith(': still here\n\n'));
  });

  it('also takes an access token in its header', async () => {
    const stream = await connect('', { Authorization: `Bearer ${token}` });
    expect(await stream.until(1)).toHaveLength(1);
  });

  it('says what each administrator has read', async () => {
    const colleague = await tokenOf(app, await build.admin());
    await inquire('One');
    await app.call('PATCH', '/notifications/1/read', { token });
    const [mine, theirs] = [
      await listen({ lastEventId: '0' }),
      await listen({ as: colleague, lastEventId: '0' }),
    ];
    expect((await mine.until(2))[1]!.data).toMatchObject({ isRead: true });
    expect((await theirs.until(2))[1]!.data).toMatchObject({ isRead: false });
    expect(mine.events[0]!.data).toEqual({ unreadCount: 0 });
  });

  it('sends what another process wrote without a message to this one', async () => {
    const stream = await listen();
    await stream.until(1);
    await app.dataSource.query(
      `INSERT INTO notifications (title, message, subject, subject_id, action_url)
       VALUES ('New contact inquiry', 'From afar', 'inquiry', 9, '/admin/contacts?view=9')`,
    );
    await stream.until(2);
    expect(receivedBy(stream)).toEqual(['From afar']);
  });

  it('sends nothing that is rolled back, and all else once and in order', async () => {
    const stream = await listen();
    const notifications = app.nest.get(NotificationsService);
    await app.dataSource
      .transaction(async (manager) => {
        const subject = 'inquiry' as never;
        await notifications.add(manager, { subject, id: 1, name: 'Nobody', about: 'Nothing' });
        throw new Error('rolled back');
      })
      .catch(() => {});
    const subjects = Array.from({ length: 20 }, (_, index) => `House ${index}`);
    await Promise.all(subjects.map((subject) => inquire(subject)));
    const events = await stream.until(21);
    const ids = events.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(receivedBy(stream).sort()).toEqual(subjects.map((subject) => `Hana: ${subject}`).sort());
  });
});

describe('a stream that was cut', () => {
  it('goes on after the last event, by the address or by the header', async () => {
    const first = await listen();
    await inquire('One');
    await first.until(2);
    first.close();
    for (const subject of ['Two', 'Three']) await inquire(subject);
    const again = await listen({ lastEventId: first.events.at(-1)!.id! });
    expect(await again.until(3)).toMatchObject([{ id: '1', event: 'ready' }, { id: '2' }, { id: '3' }]);
    expect(receivedBy(again)).toEqual(['Hana: Two', 'Hana: Three']);

    const { ticket } = await issueTicket();
    const byHeader = await connect(`?ticket=${ticket}&lastEventId=0`, { 'Last-Event-ID': '2' });
    await byHeader.until(2);
    expect(receivedBy(byHeader)).toEqual(['Hana: Three']);
  });

  it('gets everything, however much it missed', async () => {
    await app.dataSource.query(
      `INSERT INTO notifications (title, message, subject, subject_id, action_url)
       SELECT 'New contact inquiry', 'Number ' || n, 'inquiry', n, '/x' FROM generate_series(1, 250) n`,
    );
    const stream = await listen({ lastEventId: '0' });
    await stream.until(251);
    expect(receivedBy(stream)).toEqual(Array.from({ length: 250 }, (_, index) => `Number ${index + 1}`));
  });

  it('is not misled by an id that does not exist yet', async () => {
    const stream = await listen({ lastEventId: String(largestId) });
    await stream.until(1);
    await inquire();
    expect(await stream.until(2)).toMatchObject([{ id: '0' }, { id: '1' }]);
  });

  it.each([
    ['lastEventId', `?lastEventId=x`, {}],
    ['lastEventId', `?lastEventId=-1`, {}],
    ['lastEventId', `?lastEventId=1&lastEventId=2`, {}],
    ['lastEventId', `?lastEventId=99999999999`, {}],
    ['Last-Event-ID', '', { 'Last-Event-ID': 'x' }],
    ['since', '?since=1', {}],
  ])('is refused for a bad %s', async (field, query, headers) => {
    const answer = await app.get(`/notifications/stream${query}`, { token, headers });
    expect(answer).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });
});

describe('a ticket', () => {
  const use = (ticket: string) => app.get(`/notifications/stream?ticket=${ticket}`);
  const refused = { status: 401, error: { code: 'UNAUTHORIZED' } };

  it('is good once, also when it is presented twice at the same time', async () => {
    const { ticket, expiresIn } = await issueTicket();
    expect(expiresIn).toBe(30);
    const streams = await Promise.all([1, 2, 3].map(() => connect(`?ticket=${ticket}`)));
    expect(streams.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await use(ticket)).toMatchObject(refused);
  });

  it('is good for half a minute, and while its session lives', async () => {
    const late = await issueTicket();
    await app.dataSource.query(`UPDATE secret_links SET expires_at = now() - interval '1 second'`);
    expect(await use(late.ticket)).toMatchObject(refused);
    const { ticket } = await issueTicket();
    await app.post('/auth/logout', undefined, { token });
    expect(await use(ticket)).toMatchObject(refused);
  });

  it.each(['x', 'a'.repeat(43), '%00', 'x&ticket=y'])('cannot be %j', async (ticket) => {
    expect(await use(ticket)).toMatchObject(refused);
  });

  it('opens nothing else', async () => {
    const { ticket } = await issueTicket();
    expect(await app.get(`/notifications?ticket=${ticket}`)).toMatchObject(refused);
  });

  it('is not stored as it is', async () => {
    const { ticket } = await issueTicket();
    const rows = await app.dataSource.query(`SELECT * FROM secret_links`);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  it('of an account that is no administrator any more is refused', async () => {
    const { ticket } = await issueTicket();
    await app.dataSource.query(`UPDATE users SET role = 'USER' WHERE id = $1`, [admin.id]);
    expect(await use(ticket)).toMatchObject({ status: 403 });
  });
});

describe('the end of a stream', () => {
  const losses: [string, (id: number, colleague: string) => Promise<unknown>][] = [
    ['signs out', () => app.post('/auth/logout', undefined, { token })],
    [
      'is deactivated',
      (id, colleague) => app.call('PATCH', `/users/${id}/toggle-status`, { token: colleague }),
    ],
    [
      'loses the role',
      (id, colleague) => app.call('PUT', `/users/${id}`, { body: { role: 'USER' }, token: colleague }),
    ],
  ];

  it.each(losses)('comes when the account %s, before any further notification', async (_, lose) => {
    const colleague = await tokenOf(app, await build.admin());
    const stream = await listen();
    const other = await listen({ as: colleague });
    await stream.until(1);
    expect(await lose(admin.id, colleague)).toMatchObject({ status: 200 });
    await inquire('Secret');
    await stream.untilOver();
    expect(receivedBy(stream)).toEqual([]);
    await other.until(2);
    expect(receivedBy(other)).toEqual(['Hana: Secret']);
  });

  it('comes with the next sign of life where nothing happens', async () => {
    const stream = await listen();
    await app.post('/auth/logout', undefined, { token });
    await app.nest.get(NotificationStreams).beat();
    await stream.untilOver();
  });
});

describe('the streams of one account', () => {
  it('are at most ten, and one that is closed makes room', async () => {
    const streams = [];
    for (let count = 0; count < 10; count += 1) streams.push(await listen());
    const { ticket } = await issueTicket();
    const refusal = { status: 429, error: { code: 'RATE_LIMITED' } };
    expect(await app.get(`/notifications/stream?ticket=${ticket}`)).toMatchObject(refusal);
    const colleague = await tokenOf(app, await build.admin());
    await listen({ as: colleague });
    streams[0]!.close();
    await waitFor(async () => {
      const next = await issueTicket();
      expect((await connect(`?ticket=${next.ticket}`)).status).toBe(200);
    });
  });

  it('do not grow by questions for the headers alone', async () => {
    for (let count = 0; count < 12; count += 1) {
      const { ticket } = await issueTicket();
      await fetch(`${app.origin}/api/v1/notifications/stream?ticket=${ticket}`, { method: 'HEAD' });
    }
    await waitFor(async () => {
      const { ticket } = await issueTicket();
      expect((await connect(`?ticket=${ticket}`)).status).toBe(200);
    });
  });
});

it('a database that does not answer for a while ends no stream, and nothing is lost', async () => {
  const stream = await listen();
  await stream.until(1);
  const find = jest
    .spyOn(app.nest.get(NotificationInboxService), 'findAfter')
    .mockRejectedValue(new Error('gone'));
  await inquire('Meanwhile');
  await waitFor(() => find.mock.calls.length > 0);
  find.mockRestore();
  await stream.until(2);
  expect(receivedBy(stream)).toEqual(['Hana: Meanwhile']);
});
