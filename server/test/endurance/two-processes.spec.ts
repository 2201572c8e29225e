import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { canStartPostgres } from '../support/find-postgres.js';
import { Content } from '../support/load/content.js';
import { Listeners } from '../support/load/listeners.js';
import { beginLoad } from '../support/load/load.js';
import { countMails, type MailFigures, untilSent } from '../support/load/mails.js';
import { SiteOfTwo } from '../support/load/site-of-two.js';
import { Meetings, Pictures, SignIns } from '../support/load/staff.js';
import { Guesses, Inquiries, Looks } from '../support/load/visitors.js';

/** How long the site is under load; `LOAD_SECONDS=20` shortens it. */
const lastsSeconds = Number(process.env['LOAD_SECONDS'] ?? 60);

let site: SiteOfTwo;
let content: Content;
let meetings: Meetings;
let pictures: Pictures;
let listeners: Listeners;
let mails: MailFigures | undefined;
let stopListening: (() => Promise<void>) | undefined;
const [signIns, inquiries, looks, guesses] = [new SignIns(), new Inquiries(), new Looks(), new Guesses()];
const exitCodes: (number | null)[] = [];

const isHere = canStartPostgres();

beforeAll(async () => {
  if (!isHere) return;
  site = await SiteOfTwo.start();
  const token = await site.signIn();
  content = await Content.prepare(site, token);
  meetings = new Meetings(token);
  pictures = new Pictures(token);
  listeners = new Listeners(token);

  stopListening = listeners.begin(site);
  const all = [content, meetings, pictures, listeners, signIns, inquiries, looks, guesses];
  const stopLoad = beginLoad(
    site,
    all.flatMap(({ tasks }) => tasks),
  );
  const end = sleep(lastsSeconds * 1000);
  await sleep(lastsSeconds * 250);
  exitCodes.push(await site.restart(0), await site.restart(1));
  await end;
  await stopLoad();
  const stopHurrying = beginLoad(site, content.hurriedTasks);
  await sleep(3_000);
  await stopHurrying();
  // What was left to do when the load ended.
  await untilSent(site);
});
afterAll(async () => {
  if (!isHere) return;
  print();
  await stopListening?.();
  await site.stop();
});

/** One line for each figure of the run. */
function print(): void {
  const acknowledged =
    content.writes + inquiries.acknowledged.size + looks.acknowledged + meetings.rounds + pictures.count;
  console.log(
    Object.entries({
      seconds: lastsSeconds,
      'requests sent': site.requests,
      'requests failed': site.failed.length,
      'requests sent again by the proxy': site.balancer.sentAgain,
      'writes acknowledged': acknowledged,
      'writes lost': inquiries.lost,
      'writes doubled': inquiries.doubled,
      'reads held against writes': content.reads,
      'stale reads': content.stale.length,
      'mails written': mails?.written,
      'mails lost': mails?.lost,
      'mails doubled': mails?.doubled,
      'sign-ins': signIns.count,
      'times that four requested at once': meetings.rounds,
      'clients that tried passwords': guesses.allowed.length,
      'pictures read back': pictures.files,
      'news between processes': listeners.crossed,
      'streams that came back': listeners.returns.join(', '),
    })
      .map(([what, figure]) => `${what.padEnd(36)} ${figure}`)
      .join('\n'),
  );
}

(isHere ? describe : describe.skip)(`two processes under load, for ${lastsSeconds} seconds`, () => {
  it('answer every request, though each is restarted in its turn', () => {
    expect(site.failed).toEqual([]);
    expect(exitCodes).toEqual([0, 0]);
    expect(site.logged).toEqual([]);
    expect(site.requests).toBeGreaterThan(lastsSeconds * 5);
  });

  it('never show what is older than a write that was acknowledged, by either or by neither', async () => {
    await content.check(site);
    expect(content.stale).toEqual([]);
    expect(content.reads).toBeGreaterThan(lastsSeconds * 2);
    expect(content.writes).toBeGreaterThan(lastsSeconds / 20);
  });

  it('write once what comes twice at once', async () => {
    await Promise.all([inquiries.check(site), looks.check(site)]);
    expect(inquiries.differing).toEqual([]);
    expect([inquiries.lost, inquiries.doubled]).toEqual([0, 0]);
    expect(inquiries.acknowledged.size).toBeGreaterThan(lastsSeconds / 4);
    expect(looks.acknowledged).toBeGreaterThan(lastsSeconds / 4);
  });

  it('send each mail once', async () => {
    mails = await countMails(site);
    expect(mails).toEqual({ written: expect.any(Number), lost: 0, doubled: 0 });
    expect(mails.written).toBeGreaterThan(2 * inquiries.acknowledged.size);
  });

  it('promise each time once', async () => {
    await meetings.check(site);
    expect(meetings.wrong).toEqual([]);
    expect(meetings.rounds).toBeGreaterThan(2);
  });

  it('know each other’s sessions at once, and end them at once', () => {
    expect(signIns.count).toBeGreaterThan(2);
  });

  it('count failed logins together', () => {
    expect(new Set(guesses.allowed)).toEqual(new Set([10]));
  });

  it('serve pictures that the other one was given', () => {
    expect(pictures.files).toBeGreaterThan(3);
  });

  it('send each notification once, also after a reconnect', async () => {
    await listeners.check(site);
    expect([listeners.lost, listeners.doubled]).toEqual([0, 0]);
    expect(listeners.crossed).toBeGreaterThan(2);
    // Each page listened at one of them at a time.
    expect(Math.min(...listeners.returns)).toBeGreaterThan(0);
  });

  it('go on answering when the database has ended their connections', async () => {
    const everywhere = () =>
      Promise.all(site.servers.map(async ({ origin }) => (await fetch(`${origin}/api/v1/settings`)).status));
    for (let time = 0; time < 3; time += 1) {
      await site.endConnections();
      expect(await everywhere()).toEqual([200, 200]);
    }
  });
});
