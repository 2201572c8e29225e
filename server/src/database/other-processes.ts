import pg from 'pg';

/** Advisory locks belong to one database; the numbers only have to differ from those of other locks. */
const preparing = `hashtextextended('prepare the database', 0)`;

/** Whoever waits longer than this says so. */
const silentMs = 1_000;

/** Thrown where the connection broke that everything depended on. */
export class TurnLostError extends Error {
  constructor(cause: Error) {
    super('The connection to the database broke while it was prepared.', { cause });
  }
}

/**
 * What server processes on one PostgreSQL database agree on: a connection of its own, held as long as needed, whose
 * locks the database frees however the process ends. It is never one of a pooler in transaction mode, where a lock
 * would stay with whoever has the connection next.
 */
export class OtherProcesses {
  private constructor(private readonly client: pg.Client) {}

  /** @param url names the database itself, not a pooler */
  static async connect(url: string): Promise<OtherProcesses> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8_000, keepAlive: true });
    // Whoever uses it is told; without a listener the process would end.
    client.on('error', () => {});
    await client.connect();
    // To wait is no slip here; and a machine that is gone without a word must not be waited for.
    await client.query(`SET statement_timeout = 0; SET idle_session_timeout = 0; SET tcp_keepalives_idle = 20;
      SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`);
    return new OtherProcesses(client);
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

  close(): Promise<void> {
    return this.client.end();
  }
}
