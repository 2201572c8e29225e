import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../support/faults/ledger.js';
import { EmbeddedWorld, PostgresWorld, type World } from '../support/faults/world.js';
import { Writers } from '../support/faults/writers.js';
import { canLimitHandles, leaveFewHandles } from '../support/few-handles.js';
import { canRestartPostgres } from '../support/postgres-server.js';
import { RawConnection } from '../support/raw-http.js';
import { canStartRedis } from '../support/redis-server.js';
import { sleep } from '../support/server-process.js';
import { canMountDisks } from '../support/small-disk.js';
import { waitFor } from '../support/wait-for.js';

/** How long each fault lasts. Figures that somebody is to rely on take a longer one. */
const faultMs = Number(process.env['FAULT_SECONDS'] ?? 2) * 1000;
const kills = 3;
/** Without anybody's help. */
const readyAgainWithinMs = 30_000;
/** More than a process with few handles gets. */
const crowd = 60;

interface Row {
  fault: string;
  database: string;
  'seconds out': string;
  acknowledged: number;
  'never answered': number;
  lost: number;
  doubled: number;
}

const table: Row[] = [];
// Past Jest, which would put a trace beside it.
afterAll(() => void (table.length > 0 && process.stdout.write(`\n${asText(table)}\n\n`)));

interface Allowed {
  /** Statuses of answers to readers; `none` where there may be no answer. */
  pages?: string[];
  /** Whether mails may arrive more than once, always as the same: what cut off the sending is the fault itself. */
  repeatsMails?: boolean;
  /** Whether nobody is there to say that the process is up. */
  isDead?: boolean;
}

/** One fault: how it comes and, when it resolves, is over. */
interface Fault extends Allowed {
  name: string;
  happens: () => Promise<void>;
}

const lasts = (part = 1) => sleep(faultMs * part);

for (const { database, make, isHere } of [
  { database: 'the embedded database', make: () => new EmbeddedWorld(), isHere: true },
  { database: 'PostgreSQL', make: () => new PostgresWorld(), isHere: canRestartPostgres() },
]) {
  (isHere ? describe : describe.skip)(`a server on ${database}, while everybody writes and reads,`, () => {
    const isEmbedded = database !== 'PostgreSQL';
    const met: { fault: Fault; ledger: Ledger }[] = [];
    let world: World;
    beforeAll(async () => {
      world = make();
      await world.open();
    });
    afterAll(() => world?.close());

    /** Lets a fault come and go under load; then everything has to go on by itself. */
    async function survive(fault: Fault): Promise<void> {
      const writers = await Writers.begin(world.site, fault.name.toLowerCase().replaceAll(/\W+/g, '-'));
      const { ledger, health, read } = writers;
      met.push({ fault, ledger });
      try {
        await writers.untilAllGoOn();
        await fault.happens();
        await waitFor(() => world.server.isReady(), readyAgainWithinMs);
        await writers.untilAllGoOn();
      } catch (error) {
        throw new Error(`${error}\nThe server said:\n${world.server.output.slice(-5_000)}`, { cause: error });
      } finally {
        await writers.end();
      }
      if (!fault.repeatsMails) await world.untilMailsAreSent();
      // A client that cannot be served gets 503, and none gets 500.
      const odd = others(ledger.statuses, ['200', '201', '401', '503', 'none']);
      expect({ odd, said: odd.length > 0 ? faultsIn(world.server.output) : [] }).toEqual({
        odd: [],
        said: [],
      });
      expect(others(read, fault.pages ?? ['200'])).toEqual([]);
      expect({ refused: ledger.refusals, signedOut: ledger.signedOut }).toEqual({
        refused: [],
        signedOut: [],
      });
      if (!fault.isDead) expect(health.failures).toEqual([]);
      expect(health.requested).toBeGreaterThan(0);
    }

    it('goes on without the store of uploads', () =>
      survive({
        name: 'S3 gone',
        happens: async () => {
          await world.store.go();
          await lasts();
          await world.store.come();
        },
      }));

    (isEmbedded || !canStartRedis ? it.skip : it)('goes on without Redis', () =>
      survive({
        name: 'Redis gone',
        happens: async () => {
          const redis = (world as PostgresWorld).redis!;
          await redis.kill();
          await lasts();
          await redis.bringBack();
        },
      }),
    );

    it('goes on when its clock jumps', () =>
      survive({
        name: 'clock jumps',
        // What is under way when the clock is set back waits for up to an hour, longer than this test.
        repeatsMails: true,
        happens: async () => {
          // What keeps the database's own time takes any jump; keys are stored for a day of it.
          const hours = isEmbedded ? 7 : 25;
          for (const ahead of [hours, -hours, 0]) {
            world.setClock(ahead);
            await lasts(1 / 2);
          }
        },
      }));

    (canLimitHandles ? it : it.skip)('goes on when it had no file handles left', () =>
      survive({
        name: 'no file handles',
        pages: ['200', '503', 'none'],
        repeatsMails: true,
        happens: async () => {
          const giveBack = await leaveFewHandles(world.server.pid, 3);
          const open = () => RawConnection.open(world.server.origin).catch(() => undefined);
          const connections = await Promise.all(Array.from({ length: crowd }, open));
          await lasts();
          const isFull = connections.some((connection) => connection?.isClosed !== false);
          await giveBack();
          expect(isFull).toBe(true);
          for (const connection of connections) connection?.close();
        },
      }),
    );

    it('goes on without a mail server', () =>
      survive({
        name: 'mail server dead',
        repeatsMails: true,
        happens: async () => {
          await world.mailServer.stop();
          await lasts();
          await world.startMailServer();
        },
      }));

    for (const [how, signal] of [
      ['fast', 'SIGINT'],
      ['immediate', 'SIGQUIT'],
    ] as const) {
      (isEmbedded ? it.skip : it)(`goes on when PostgreSQL is restarted, ${how}`, () =>
        survive({
          name: `PostgreSQL restarted, ${how}`,
          pages: ['200', '503'],
          repeatsMails: true,
          happens: async () => {
            const { postgres } = world as PostgresWorld;
            await postgres.end(signal);
            await lasts();
            await postgres.start();
          },
        }),
      );
    }

    it('goes on from where it was after kill -9', () =>
      survive({
        name: 'kill -9',
        pages: ['200', 'none'],
        repeatsMails: true,
        isDead: true,
        happens: async () => {
          // Slow, so that kills meet mails at every stage.
          world.mailServer.answer = async () => {
            await lasts(Math.random() / 6);
            return undefined;
          };
          // From now on uploads lie on the disk that will be full.
          world.hasStore = !isEmbedded;
          for (let kill = 0; kill < kills; kill += 1) {
            await lasts(Math.random() / 2);
            await world.server.signal('SIGKILL');
            await world.start();
          }
          world.mailServer.answer = async () => undefined;
        },
      }));

    (canMountDisks ? it : it.skip)('goes on when the disk was full', () =>
      survive({
        name: 'disk full',
        pages: ['200', '503'],
        repeatsMails: true,
        happens: async () => {
          world.disk!.fill();
          await lasts();
          world.disk!.makeRoom();
        },
      }),
    );

    it('lost nothing that it acknowledged, and did nothing twice', async () => {
      const audit = await world.audit();
      expect(audit.whole).toEqual({ miscounted: [], loggedTwice: [], unsent: [] });
      const wrong = [];
      for (const { fault, ledger } of met) {
        const { lost, doubled, stored, repeated } = await audit.look(ledger);
        table.push({
          fault: fault.name,
          database: world.database,
          'seconds out': ledger.secondsOut.toFixed(1),
          acknowledged: ledger.count('acknowledged'),
          'never answered': ledger.count('unanswered'),
          lost: lost.length,
          doubled: doubled.length,
        });
        if (lost.length + doubled.length + stored.length > 0)
          wrong.push({ fault: fault.name, lost, doubled, stored });
        if (!fault.repeatsMails)
          expect({ fault: fault.name, repeated }).toEqual({ fault: fault.name, repeated: [] });
      }
      expect(wrong).toEqual([]);
    });
  });
}

/** Of what was answered, and how often, what should not have been. */
function others(answered: Record<string, number>, allowed: string[]): [string, number][] {
  return Object.entries(answered).filter(([status]) => !allowed.includes(status));
}

/** What the server logged of requests that it answered with 500. */
function faultsIn(output: string): string[] {
  const lines = output.split('\n');
  const ids = lines.flatMap((line) => /"id":"([\w-]+)".*"statusCode":500/.exec(line)?.[1] ?? []);
  return lines.filter((line) => ids.some((id) => line.includes(`"requestId":"${id}"`)));
}

function asText(rows: Row[]): string {
  const heads = Object.keys(rows[0]!) as (keyof Row)[];
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => String(row[head]).length)));
  const line = (cells: unknown[]) =>
    cells.map((cell, index) => String(cell)[index < 2 ? 'padEnd' : 'padStart'](widths[index]!)).join('  ');
  return [line(heads), ...rows.map((row) => line(heads.map((head) => row[head])))].join('\n');
}
