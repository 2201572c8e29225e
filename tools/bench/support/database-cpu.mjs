import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const pg = createRequire(new URL('../../../server/package.json', import.meta.url))('pg');

/** CPU time of PostgreSQL for the connections of others, on this machine. */
export class DatabaseCpu {
  #client;

  static async of(url) {
    const cpu = new DatabaseCpu();
    cpu.#client = new pg.Client(url);
    await cpu.#client.connect();
    return cpu;
  }

  /** @returns milliseconds by process */
  async now() {
    const { rows } = await this.#client.query(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return new Map(
      rows.map(({ pid }) => {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [pid, (Number(fields[11]) + Number(fields[12])) * 10];
      }),
    );
  }

  /** What connections took that are there now; idle ones are closed now and then. */
  async since(before) {
    const now = await this.now();
    return [...now].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
  }

  query(sql) {
    return this.#client.query(sql);
  }

  end() {
    return this.#client.end();
  }
}
