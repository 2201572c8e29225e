import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApp } from '../../../test/support/test-app.js';
import type { RealtimeVisitorsDto } from './dto/visits.dto.js';
import { Visitor } from './visitor.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const sessionId = 'f3b1c2d4-0000-4000-8000-000000000001';
const visit = {
  sessionId,
  pageUrl: 'http://localhost/projects',
  referrer: 'http://x.et',
  userAgent: 'Test/1',
};
const track = (body: object) => app.post('/visitors/track', body);
const heartbeat = (body: object) => app.post('/visitors/heartbeat', body);
const visitors = () => app.dataSource.manager.find(Visitor);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const lastSeen = (lastSeenAt: Date) => app.dataSource.manager.update(Visitor, { sessionId }, { lastSeenAt });

async function realtime(): Promise<number> {
  const { data } = await app.get<RealtimeVisitorsDto>('/visitors/realtime');
  return data.realtimeVisitors;
}

describe('POST /visitors/track', () => {
  it('counts a browser once and afterwards only moves when it was last seen', async () => {
    expect(await track(visit)).toMatchObject({ status: 200, data: null });
    await lastSeen(minutesAgo(60));
    const [first] = await visitors();
    expect((await track({ sessionId, pageUrl: 'http://localhost/blog', userAgent: 'Other' })).status).toBe(
      200,
    );
    const stored = await visitors();
    expect(stored).toMatchObject([{ ...visit, createdAt: first!.createdAt }]);
    expect(stored[0]!.lastSeenAt.getTime()).toBeGreaterThan(minutesAgo(1).getTime());
  });

  it('counts one of ten parallel first visits of a session', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => track(visit)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await visitors()).toHaveLength(1);
  });

  it('needs neither referrer nor user agent, and does not look at tokens', async () => {
    const body = { sessionId, pageUrl: '/', referrer: '' };
    expect((await app.post('/visitors/track', body, { token: 'stale' })).status).toBe(200);
    expect(await visitors()).toMatchObject([{ referrer: null, userAgent: null }]);
  });

  it.each([
    ['http://localhost/track?code=ABCD-2345&lang=am', 'http://localhost/track'],
    ['http://localhost/track#code=ABCD-2345', 'http://localhost/track'],
    ['http://localhost/track/ABCD-2345-EFGH', 'http://localhost/track'],
    ['/track?code=ABCD\n-2345', '/track'],
    ['?code=ABCD-2345', '/'],
  ])('keeps of %j only which page it is', async (address, stored) => {
    expect((await track({ ...visit, pageUrl: address, referrer: address })).status).toBe(200);
    expect(await visitors()).toMatchObject([{ pageUrl: stored, referrer: stored }]);
    expect(JSON.stringify(await app.dataSource.query('SELECT * FROM visitors'))).not.toContain('2345');
  });

  it('keeps no address of the visitor', async () => {
    await app.post('/visitors/track', visit, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM visitors'));
    expect(rows).not.toMatch(/203\.0\.113\.7|127\.0\.0\.1|::1/);
  });

  it.each<[string, object, string]>([
    ['no session', { sessionId: undefined }, 'sessionId'],
    ['a session of 7 characters', { sessionId: 'x'.repeat(7) }, 'sessionId'],
    ['a session of 65 characters', { sessionId: 'x'.repeat(65) }, 'sessionId'],
    ['a session with spaces', { sessionId: 'one session' }, 'sessionId'],
    ['a session with a line break', { sessionId: 'sessions\n' }, 'sessionId'],
    ['a number as session', { sessionId: 12345678 }, 'sessionId'],
    ['a list as session', { sessionId: [sessionId] }, 'sessionId'],
    ['no page', { pageUrl: '' }, 'pageUrl'],
    ['a page of 2001 characters', { pageUrl: 'x'.repeat(2001) }, 'pageUrl'],
    ['an object as referrer', { referrer: {} }, 'referrer'],
    ['a user agent of 501 characters', { userAgent: 'x'.repeat(501) }, 'userAgent'],
    ['an address', { ip: '203.0.113.7' }, 'ip'],
  ])('refuses %s and stores nothing', async (_, change, field) => {
    expect(await track({ ...visit, ...change })).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
    expect(await visitors()).toEqual([]);
  });
});

describe('GET /visitors/realtime', () => {
  it('counts the sessions of the last 5 minutes', async () => {
    expect(await realtime()).toBe(0);
    await track(visit);
    await track({ ...visit, sessionId: 'another-session' });
    expect(await realtime()).toBe(2);
    await lastSeen(minutesAgo(4.9));
    expect(await realtime()).toBe(2);
    await lastSeen(minutesAgo(5.1));
    expect(await realtime()).toBe(1);
    expect(await heartbeat({ sessionId })).toMatchObject({ status: 200, data: null });
    expect(await realtime()).toBe(2);
  });
});

describe('POST /visitors/heartbeat', () => {
  it('does not count a session that was never tracked', async () => {
    expect((await heartbeat({ sessionId })).status).toBe(200);
    expect(await visitors()).toEqual([]);
  });

  it.each<object>([{}, { sessionId: 'short' }, { sessionId: null }])('refuses %j', async (body) => {
    expect(await heartbeat(body)).toMatchObject({
      status: 400,
      error: { details: [{ field: 'sessionId' }] },
    });
  });
});
