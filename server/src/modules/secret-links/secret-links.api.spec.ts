import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { TestApp } from '../../../test/support/test-app.js';
import { Erasure } from '../../common/erasure/erasure.js';
import type { ApiException } from '../../common/errors/api-exception.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { linkedKinds, RecordKind } from '../../common/record-kind.js';
import { LinkPurpose } from './link-purpose.enum.js';
import { linkTerms } from './link-terms.js';
import { SecretLink } from './secret-link.entity.js';
import { SecretLinksService } from './secret-links.service.js';

const { PASSWORD, CONSULTATION, MY_REQUEST, PREVIEW, DOWNLOAD, CALENDAR, TICKET } = LinkPurpose;
const purposes = Object.values(LinkPurpose);
const subject = { kind: RecordKind.USER, recordId: 1 };

let app: TestApp;
let links: SecretLinksService;
let manager: EntityManager;

beforeAll(async () => {
  app = await TestApp.start();
  links = app.nest.get(SecretLinksService);
  ({ manager } = app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const create = (purpose: LinkPurpose, of = subject) => links.create(manager, { ...of, purpose });
const answerOf = async (attempt: Promise<SecretLink>): Promise<string> => {
  try {
    await attempt;
    return 'opened';
  } catch (error) {
    const refusal = error as ApiException;
    return `${refusal.getStatus()} ${refusal.message}`;
  }
};
const find = (token: string, purpose: LinkPurpose) => answerOf(links.find(manager, token, [purpose]));
const use = (token: string, purpose: LinkPurpose) => answerOf(links.use(manager, token, [purpose]));
const age = (interval: string) =>
  app.dataSource.query('UPDATE secret_links SET expires_at = now() - $1::interval', [interval]);

describe('a secret link', () => {
  it.each(purposes)('opens what it is for until it expires, and is stored as a hash: %s', async (purpose) => {
    const token = await create(purpose);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [stored] = await manager.find(SecretLink);
    expect(JSON.stringify(stored)).not.toContain(token);
    const { goodForMs, uses } = linkTerms[purpose];
    expect(stored!.usesLeft).toBe(uses);
    const lasts = stored!.expiresAt && stored!.expiresAt.getTime() - Date.now();
    if (goodForMs === null) expect(lasts).toBeNull();
    else expect(Math.abs(lasts! - goodForMs)).toBeLessThan(10_000);
    expect(await find(token, purpose)).toBe('opened');
    for (const other of purposes.filter((each) => each !== purpose))
      expect(await find(token, other)).toMatch(/^40[14] /);
    await age('1 second');
    expect(await find(token, purpose)).toMatch(/^4\d\d /);
  });

  it.each([
    [PASSWORD, '404 This link is not valid. Request a new one.'],
    [MY_REQUEST, '404 This link is not valid. Request a new link, or enter your code.'],
    [PREVIEW, '404 This link is not valid. Ask the person who sent it for a new one.'],
    [CALENDAR, '404 This calendar does not exist. Create a new address in the back office.'],
    [TICKET, '401 This ticket is no longer valid. Get a new one.'],
  ])('that nobody made says how to get one: %s', async (purpose, says) => {
    expect(await find('x'.repeat(43), purpose)).toBe(says);
  });

  it.each([
    [PASSWORD, '404 This link has expired. Request a new one.'],
    [PREVIEW, '410 This link has expired or was revoked. Ask the person who sent it for a new one.'],
    [DOWNLOAD, '404 This link has expired. Track your order with its tracking code to get a new one.'],
  ])('that has expired says so for 30 days: %s', async (purpose, says) => {
    const token = await create(purpose);
    await age('29 days');
    await app.nest.get(CleanupScheduler).runAll();
    expect(await find(token, purpose)).toBe(says);
    await age('31 days');
    await app.nest.get(CleanupScheduler).runAll();
    expect(await manager.count(SecretLink)).toBe(0);
  });

  it('without an end stays, and a ticket goes at once', async () => {
    const token = await create(CALENDAR);
    await create(TICKET);
    await age('1 second');
    await manager.update(SecretLink, { purpose: CALENDAR }, { expiresAt: null });
    await app.nest.get(CleanupScheduler).runAll();
    expect(await manager.find(SecretLink)).toMatchObject([{ purpose: CALENDAR }]);
    expect(await find(token, CALENDAR)).toBe('opened');
  });

  it.each(linkedKinds)('goes with its subject, and with no other: %s', async (kind) => {
    await create(MY_REQUEST, { kind, recordId: 1 });
    await create(DOWNLOAD, { kind, recordId: 1 });
    await create(MY_REQUEST, { kind, recordId: 2 });
    const other = kind === RecordKind.ORDER ? RecordKind.INQUIRY : RecordKind.ORDER;
    await create(MY_REQUEST, { kind: other, recordId: 1 });
    await app.nest.get(Erasure).erase(manager, { subject: kind, ids: [1] });
    expect(await manager.find(SecretLink, { order: { id: 'ASC' } })).toMatchObject([
      { kind, recordId: 2 },
      { kind: other, recordId: 1 },
    ]);
  });
});

describe('tokens', () => {
  it('have no other table, but for those of sessions', async () => {
    const rows = await app.dataSource.query<{ name: string }[]>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(token|ticket|secret|link)_hash' ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['secret_links', 'sessions']);
  });
});

describe('the use of a link', () => {
  it('counts down, and is refused after the last one', async () => {
    const token = await create(DOWNLOAD);
    await create(DOWNLOAD);
    await manager.update(SecretLink, { purpose: DOWNLOAD }, { usesLeft: 2 });
    expect([await use(token, DOWNLOAD), await use(token, DOWNLOAD)]).toEqual(['opened', 'opened']);
    const says = '404 This link has been used too many times.';
    expect(await use(token, DOWNLOAD)).toContain(says);
    expect(await find(token, DOWNLOAD)).toContain(says);
    expect((await manager.find(SecretLink)).map(({ usesLeft }) => usesLeft).sort()).toEqual([0, 2]);
  });

  it.each([PASSWORD, CONSULTATION, TICKET])('has one winner of ten at once: %s', async (purpose) => {
    const token = await create(purpose);
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(token, purpose)));
    expect(answers.filter((answer) => answer === 'opened')).toHaveLength(1);
    const refused = purpose === TICKET ? /^401/ : /^404 This link has already been used\./;
    expect(answers.filter((answer) => refused.test(answer))).toHaveLength(9);
  });

  it('is that of all links to the same subject for the same purpose, also of ten at once', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 10; count += 1) tokens.push(await create(PASSWORD));
    const ofAnother = await create(PASSWORD, { ...subject, recordId: 2 });
    const ofAnotherPurpose = await create(LinkPurpose.EMAIL);
    const answers = await Promise.all(tokens.map((token) => use(token, PASSWORD)));
    expect(answers.filter((answer) => answer === 'opened')).toHaveLength(1);
    expect(await use(ofAnother, PASSWORD)).toBe('opened');
    expect(await use(ofAnotherPurpose, LinkPurpose.EMAIL)).toBe('opened');
  });

  it('is its own where each is requested separately: tickets of two pages', async () => {
    const [one, two] = [await create(TICKET), await create(TICKET)];
    expect([await use(one, TICKET), await use(two, TICKET)]).toEqual(['opened', 'opened']);
  });
});
