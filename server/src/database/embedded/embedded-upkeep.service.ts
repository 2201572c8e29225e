import { timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { Config } from '../../config/config.js';

/** Hours at which VACUUM disturbs nobody, in Africa/Addis_Ababa. */
const night = { from: '01:00', to: '05:00' };

/** What autovacuum would look at: the session's own figures, which are written now and then only. */
const tables = `
  FROM pg_stat_user_tables AS stat JOIN pg_class AS class ON class.oid = stat.relid
  WHERE stat.schemaname = 'public'`;

const mostChanged = `
  SELECT stat.relname AS name ${tables} AND (
    stat.n_mod_since_analyze > 50 + greatest(class.reltuples, 0) / 10
    OR class.reltuples < 0 AND pg_relation_size(class.oid) > 64 * 1024)
  ORDER BY stat.n_mod_since_analyze DESC LIMIT 1`;

const mostDead = `
  SELECT stat.relname AS name ${tables} AND stat.n_dead_tup > 0
  ORDER BY stat.n_dead_tup DESC LIMIT 1`;

/**
 * What autovacuum does for PostgreSQL: the embedded database has no such process. Its statements hold the whole server
 * up, so each run takes one table.
 */
@Injectable()
export class EmbeddedUpkeepService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  @PollingJob('50 * * * * *')
  async doDue(): Promise<void> {
    if (this.config.databaseUrl) return;
    const time = timeInAddisAbaba(new Date());
    if (time >= night.from && time < night.to && (await this.vacuumOne())) return;
    await this.analyzeOne();
  }

  /** Takes samples of the table that changed most since its last ones. @returns its name; undefined where none has to */
  async analyzeOne(): Promise<string | undefined> {
    const name = await this.#find(mostChanged);
    if (name === undefined) return undefined;
    await this.dataSource.transaction(async (manager) => {
      // 9,000 rows are a fair sample of what fits into this database, and take a third of the usual time.
      await manager.query('SET LOCAL default_statistics_target = 30');
      await manager.query(`ANALYZE "${name}"`);
    });
    return name;
  }

  /** Frees what was deleted from the table with most of it. @returns its name; undefined where there is none */
  async vacuumOne(): Promise<string | undefined> {
    const name = await this.#find(mostDead);
    if (name !== undefined) await this.dataSource.query(`VACUUM (ANALYZE) "${name}"`);
    return name;
  }

  async #find(statement: string): Promise<string | undefined> {
    await this.dataSource.query('SELECT pg_stat_force_next_flush()');
    const [table] = await this.dataSource.query<{ name: string }[]>(statement);
    return table?.name;
  }
}
