import type { PGlite } from '@electric-sql/pglite';
import { PGlitePgConfig, PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

type Execute = PGlite['execProtocolStream'];

/** How PostgreSQL leaves a statement that failed, for PGlite to say so. */
const failedStatement = 100;
/** Milliseconds of statements, one after the other, after which others get their turn. */
const longestTurnMs = 10;
/** What cannot be opened is not tried again sooner; requests meanwhile fail at once. */
const restMs = 3_000;

/** The error of requests when the embedded database stops, and as long as it cannot be opened again. */
export class DatabaseCrashedError extends Error {
  /** PostgreSQL's own state for it: what was requested may have been done, or not. */
  readonly code = '57P02';

  constructor(cause: unknown) {
    super('The embedded database has stopped, and is opened again from what is on the disk', { cause });
  }
}

/** The ways to an embedded database. */
export interface Opener {
  open(): Promise<PGlite>;
  /** Lets go of what a database holds that has crashed, and can do nothing more by itself. */
  abandon(pglite: PGlite): void;
}

/**
 * An embedded database that is opened again when PostgreSQL has given it up: where its log cannot be written or synced
 * it stops in the middle of its work (PANIC), and what is true is what the next start finds on the disk. PGlite
 * alone hangs from then on, or answers as if the statement had been carried out.
 */
export class ReopeningDatabase {
  #pglite: PGlite | undefined;
  #crash: unknown;
  #failure: unknown;
  #restsUntil = 0;
  #turnBegan = 0;
  #opening: Promise<PGlite> | undefined;
  /** Resolves when the last client has nothing more to say. */
  #left: Promise<void> = Promise.resolve();

  /** @param report of a crash, and of nothing once it is open again */
  constructor(
    private readonly opener: Opener,
    private readonly report: (crash?: DatabaseCrashedError) => void,
  ) {}

  /** For pg's pool, which has one client at a time. */
  get poolOptions(): object {
    const pglite = this.#asPGlite();
    const connect = () => new Connection(pglite, this);
    // One for each: what the client before had still to hear must not reach the next one.
    class Client extends pg.Client {
      constructor(options: object) {
        super({ ...options, connection: connect(), pipeline: true } as pg.ClientConfig);
      }
    }
    return { ...new PGlitePgConfig({ pglite }), Client, max: 1 };
  }

  async open(): Promise<PGlite> {
    this.#opening = this.opener.open();
    const pglite = await this.#opening.finally(() => (this.#opening = undefined));
    this.#watch(pglite);
    this.#pglite = pglite;
    return pglite;
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    await this.#pglite?.close();
  }

  /**
   * Resolves for the next client, when it is open and the one before has nothing more to say.
   * @throws DatabaseCrashedError where it cannot be opened (yet)
   */
  async ready(): Promise<void> {
    await this.#left;
    if (this.#pglite) return;
    if (performance.now() < this.#restsUntil) throw new DatabaseCrashedError(this.#failure);
    try {
      await this.open();
    } catch (error) {
      this.#failure = error;
      this.#restsUntil = performance.now() + restMs;
      throw new DatabaseCrashedError(error);
    }
    this.report();
  }

  /** @param left resolves when a client has nothing more to say */
  leave(left: Promise<void>): void {
    this.#left = left;
  }

  /** All that PGlite's connection asks of it. */
  #asPGlite(): PGlite {
    const execute: Execute = (message, options) => this.#execute(message, options);
    return { waitReady: Promise.resolve(), execProtocolStream: execute } as PGlite;
  }

  /** PGlite takes any output of PostgreSQL for a statement that failed, and says nothing of it. */
  #watch(pglite: PGlite): void {
    this.#crash = undefined;
    const { Module } = pglite;
    const work = Module._PostgresMainLoopOnce;
    Module._PostgresMainLoopOnce = () => {
      try {
        work();
      } catch (error) {
        if ((error as { status?: number }).status !== failedStatement) {
          this.#crash ??= error;
          // Or it would go on and on with what was sent, and is never read.
          Module._pq_buffer_remaining_data = () => 0;
        }
        throw error;
      }
    };
  }

  /**
   * PGlite answers within the turn of the event loop in which it is asked, and so does all that asks it again: an import
   * of a thousand rows would be a single turn, in which no request is answered.
   */
  async #takeTurn(): Promise<void> {
    if (performance.now() - this.#turnBegan < longestTurnMs) return;
    await nextTurn();
    this.#turnBegan = performance.now();
  }

  async #execute(...parameters: Parameters<Execute>): ReturnType<Execute> {
    await this.#takeTurn();
    const pglite = this.#pglite;
    // What the client had still to say to the one that crashed.
    if (!pglite) return [];
    try {
      const messages = await pglite.execProtocolStream(...parameters);
      if (this.#crash === undefined) return messages;
    } catch (error) {
      this.#crash ??= error;
    }
    this.#pglite = undefined;
    this.opener.abandon(pglite);
    const crash = new DatabaseCrashedError(this.#crash);
    this.report(crash);
    throw crash;
  }
}

/** What one client of pg's speaks through. */
class Connection extends PglitePgConnection {
  constructor(
    pglite: PGlite,
    private readonly to: ReopeningDatabase,
  ) {
    super({ pglite });
  }

  override async connect(): Promise<void> {
    this._connecting = true;
    try {
      await this.to.ready();
      process.nextTick(() => this.emit('readyForQuery'));
    } catch (error) {
      this.emit('error', error);
    }
  }

  override end(): void {
    super.end();
    this.to.leave(new Promise((resolve) => this.once('end', () => resolve())));
  }

  /** A client that is gone needs no notification. */
  override emit(name: string | symbol, ...args: unknown[]): boolean {
    return (name !== 'error' || this.listenerCount(name) > 0) && super.emit(name, ...args);
  }
}
