import { hash } from 'node:crypto';
import pg from 'pg';

/** Advisory locks belong to one database; the numbers only have to differ from those of other locks. */
const preparing = `hashtextextended('prepare the database', 0)`;

/** A process that waits longer than this logs it. */
const silentMs = 1_000;

/** How soon a connection that broke is made again. */
const returnMs = 5_000;

/** Something that all processes on one database have to have alike. */
export interface Term {
  name: string;
  /** Only a number made of it is shown to others. */
  value: string;
  /** Said where another process has another value. */
  otherwise: string;
}

/** Thrown where a process that lives on the same database has other terms. */
export class TermsDifferError extends Error {}

/** Thrown where the connection broke that everything depended on. */
export class TurnLostError extends Error {
  constructor(cause: Error) {
    super(`the connection to the database broke while it was prepared (${cause.message}).`, { cause });
  }
}

/**
 * What server processes on one PostgreSQL database agree on: a connection of its own, held as long as this process
 * lives, whose locks the database frees however it ends. It is never one of a pooler in transaction mode, where a lock
 * would stay with the next user of the connection.
 */
export class OtherProcesses {
  private constructor(
    private readonly url: string,
    private client: pg.Client,
  ) {}

  /** @param url names the database itself, not a pooler */
  static async connect(url: string): Promise<OtherProcesses> {
    return new OtherProcesses(url, await connect(url));
  }

  /**
   * Does something while no other process does so.
   * @throws TurnLostError when the connection breaks meanwhile; the process should end, since somebody else goes on
   */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const slow = setTimeout(() => {
      console.log('  Another process is preparing the database; waiting for it.');
    }, silentMs);
    try {
      await this.client.query(`SELECT pg_advisory_lock(${preparing})`);
    } finally {
      clearTimeout(slow);
    }
    const lost = Promise.withResolvers<never>();
    const onEnd = (error = new Error('The connection was closed')) => lost.reject(new TurnLostError(error));
    this.client.once('error', onEnd).once('end', onEnd);
    try {
      return await Promise.race([work(), lost.promise]);
    } finally {
      this.client.off('error', onEnd).off('end', onEnd);
      await this.client.query(`SELECT pg_advisory_unlock(${preparing})`).catch(() => {});
    }
  }

  /**
   * Shows the others by what terms this process lives, as long as it does.
   * @throws TermsDifferError where one of them has others
   */
  async join(terms: Term[]): Promise<void> {
    for (const { name, value, otherwise } of terms) {
      const { rowCount } = await this.client.query(othersWithAnother, [numberOf(name), numberOf(value)]);
      if (rowCount! > 0) throw new TermsDifferError(otherwise);
    }
    await this.#show(terms);
  }

  async #show(terms: Term[]): Promise<void> {
    for (const { name, value } of terms) {
      await this.client.query('SELECT pg_advisory_lock_shared($1::integer, $2::integer)', [
        numberOf(name),
        numberOf(value),
      ]);
    }
    this.client.once('end', () => this.#showAgain(terms));
  }

  #showAgain(terms: Term[]): void {
    const again = async () => {
      this.client = await connect(this.url);
      await this.#show(terms);
    };
    setTimeout(() => void again().catch(() => this.#showAgain(terms)), returnMs).unref();
  }
}

const othersWithAnother = `SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1 AND objid::bigint <> $2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND pid <> pg_backend_pid()`;

/** What an advisory lock can bear: 31 bits, from which the text cannot be computed. */
function numberOf(text: string): number {
  return Number.parseInt(hash('sha256', text).slice(0, 8), 16) >>> 1;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8_000, keepAlive: true });
  // Its users get the error; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  // To wait is no slip here; and a machine that is gone without a word must not be waited for.
  await client.query(`SET statement_timeout = 0; SET idle_session_timeout = 0; SET tcp_keepalives_idle = 20;
    SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`);
  return client;
}
