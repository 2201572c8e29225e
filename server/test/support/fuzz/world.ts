import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Table, tablesInOrder } from '../../../src/backup/tables.js';
import { seedDemo } from '../../../src/demo/seed-demo.js';
import { UserSource } from '../../../src/modules/accounts/accounts.module.js';
import { Build, testPassword, tokenOf } from '../../builders/build.js';
import { openApiDocument } from '../answer-checker.js';
import { tableOf } from '../table-of.js';
import { TestApp } from '../test-app.js';
import type { Operation } from './operations.js';
import type { Known } from './right-values.js';

/** The caller. The last three hold tokens that are good for nothing. */
export const callers = [
  'nobody',
  'visitor',
  'staff',
  'administrator',
  'ended',
  'switchedOff',
  'broken',
] as const;
export type Caller = (typeof callers)[number];

/** Written behind requests or beside them, so that it says nothing of the one that was just answered. */
const beside = /^UPDATE outbox_mails$| (unsettled_uploads|shared_counts)$/;
/** Narrower pictures and other kinds of file are made later, by jobs. */
const isOriginal = (file: string) => /^[a-z]+\/[0-9a-f]+-\d+x\d+\.webp$/.test(file);

/** Groups of calls whose first record is in the trash; a project has one made for that, and pictures are shown. */
const trashed = Object.keys(openApiDocument.paths)
  .flatMap((path) => /^\/api\/v1\/([\w-]+)\/\{id\}\/restore$/.exec(path)?.[1] ?? [])
  .filter((group) => group !== 'projects' && group !== 'pictures');

const copies = 'as_it_was';

/** The demo firm, its accounts, and a way back to how it was. */
export class World {
  /** Tables that were written since everything was as it was. */
  readonly #written = new Set<string>();

  private constructor(
    readonly app: TestApp,
    private readonly accounts: Record<'visitor' | 'staff' | 'administrator', { id: number; email: string }>,
    private readonly tokens: Partial<Record<Caller, string>>,
    private readonly refreshToken: string,
    private readonly tables: Pick<Table, 'name' | 'columns'>[],
  ) {}

  static async start(): Promise<World> {
    const app = await TestApp.start({ publicUrl: 'https://firm.example' });
    const build = new Build(app.dataSource);
    const administrator = await build.admin();
    await app.dataSource.transaction((manager) => seedDemo(manager, new Date()));
    const visitor = await build.user();
    const staff = await build.user({ source: UserSource.ADMIN });
    const login = { email: visitor.email, password: testPassword };
    const { data } = await app.post<{ refreshToken: string }>('/auth/login', login);
    const tokens: World['tokens'] = {
      visitor: await tokenOf(app, visitor),
      staff: await tokenOf(app, staff),
      administrator: await tokenOf(app, administrator),
      ended: await tokenOf(app, visitor),
      broken: 'no.token.at-all',
    };
    await app.post('/auth/logout', undefined, { token: tokens.ended });
    const leaver = await build.user();
    tokens.switchedOff = await tokenOf(app, leaver);
    const token = tokens.administrator!;
    await app.call('PATCH', `/users/${leaver.id}/toggle-status`, { token, body: { value: false } });
    for (const group of trashed) await app.call('DELETE', `/${group}/1`, { token });
    const project = await build.project();
    await app.call('DELETE', `/projects/${project.id}`, { token });
    const tables = await tablesInOrder(app.dataSource);
    const world = new World(app, { visitor, staff, administrator }, tokens, data.refreshToken, tables);
    await world.#storeCopies();
    return world;
  }

  /** What a caller shows; nobody has nothing to show. */
  headersOf(caller: Caller): Record<string, string> {
    const token = this.tokens[caller];
    return token === undefined ? {} : { Authorization: `Bearer ${token}` };
  }

  /** Ids, slugs and other values that are there, for the parameters and fields of a call. */
  async knownFor({ path }: Operation, caller: Caller): Promise<Known> {
    const column = async (name: string, table: string) => {
      const rows = await this.app.dataSource.query<{ value: unknown }[]>(
        `SELECT ${name} AS value FROM ${table} ORDER BY id LIMIT 40`,
      );
      return rows.map(({ value }) => value);
    };
    const kind = path.split('/')[3] ?? '';
    const table = tableOf(kind);
    const emails = Object.values(this.accounts).map(({ email }) => email);
    const isStranger = caller === 'nobody' || !(caller in this.accounts);
    return {
      ...(table && path.includes('{id}') && { id: await column('id', table) }),
      ...(kind === 'bin' && { id: await column('record_id', 'trash_entries') }),
      ...(path.includes('{slug}') && { slug: await column('slug', table!) }),
      ...(path.includes('{code}') && { code: await column('tracking_code', 'design_orders') }),
      ids: [[1, 2], [3], [99_999, 4]],
      projectId: await column('id', 'projects'),
      userId: isStranger ? [1] : [this.accounts[caller as 'visitor'].id],
      version: [1, 1, 1, 2],
      email: emails,
      password: [testPassword],
      currentPassword: [testPassword],
      refreshToken: [this.refreshToken],
      sessionId: ['k3v9x2m7q1w8', '__proto__', 'constructor'],
      search: ['house', 'ቤት', "' OR '1'='1", '%_\\', 'a b c d e f g h i j k l m n o p'],
      q: ['house', 'ቤት', '%', "'"],
      category: ['Design'],
    };
  }

  /** What was written since the last time this was called, such as `INSERT projects`, and files that came. */
  async changes(): Promise<string[]> {
    const rows = await this.app.dataSource.query<{ write: string }[]>(
      `WITH deleted AS (DELETE FROM ${copies}.writes RETURNING write) SELECT DISTINCT write FROM deleted`,
    );
    for (const { write } of rows) this.#written.add(write.split(' ')[1]!);
    return rows.map(({ write }) => write).filter((write) => !beside.test(write));
  }

  /** How many pictures lie there. */
  pictures(): number {
    const folder = join(this.app.dataDir, 'uploads');
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true }).map(String).filter(isOriginal).length
      : 0;
  }

  /**
   * Makes everything as it was at first, so that what happens to one call is the same in every run. Takes a superuser,
   * as those of tests are: rows come back with nothing that follows from them.
   */
  async restore(): Promise<void> {
    await this.changes();
    if (this.#written.size === 0) return;
    await this.app.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL session_replication_role = replica`);
      const tables = this.tables.filter(({ name }) => this.#written.has(name));
      await manager.query(tables.map(({ name }) => `DELETE FROM ${name}`).join('; '));
      await manager.query(
        tables
          .map(({ name, columns }) => [name, columns.map((column) => `"${column}"`).join(', ')])
          .map(
            ([name, columns]) =>
              `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${copies}.${name}`,
          )
          .join('; '),
      );
      await manager.query(`SELECT setval(name::regclass, value) FROM ${copies}.sequences`);
    });
    this.#written.clear();
  }

  async stop(): Promise<void> {
    await this.app.stop();
  }

  async #storeCopies(): Promise<void> {
    const { dataSource } = this.app;
    await dataSource.query(`CREATE SCHEMA ${copies}; CREATE TABLE ${copies}.writes (write text);
      CREATE TABLE ${copies}.sequences AS
        SELECT quote_ident(sequencename) AS name, last_value AS value FROM pg_sequences
        WHERE schemaname = current_schema() AND last_value IS NOT NULL;
      CREATE FUNCTION ${copies}.note() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO ${copies}.writes VALUES (TG_OP || ' ' || TG_TABLE_NAME); RETURN NULL; END $$`);
    for (const { name } of this.tables) {
      await dataSource.query(`CREATE TABLE ${copies}.${name} AS TABLE ${name};
        CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON ${name}
          FOR EACH ROW EXECUTE FUNCTION ${copies}.note()`);
    }
  }
}
