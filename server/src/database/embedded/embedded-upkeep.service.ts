import { timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { Config } from '../../config/config.js';

/** Hours at which VACUUM disturbs nobody, in Africa/Addis_Ababa. */
const night = { from: '01:00', to: '05:00' };

/** Which table is next, as autovacuum would choose. */
interface Choice {
  where: string;
  /** The one with most of it. */
  most: string;
}

const changed: Choice = {
  where: `(stat.n_mod_since_analyze > 50 + greatest(class.reltuples, 0) / 10
    OR class.reltuples < 0 AND pg_relation_size(class.oid) > 64 * 1024)`,
  most: 'stat.n_mod_since_analyze',
};

const dead: Choice = { where: 'stat.n_dead_tup > 0', most: 'stat.n_dead_tup' };

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
    const name = await this.#find(changed);
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
    const name = await this.#find(dead);
    if (name !== undefined) await this.dataSource.query(`VACUUM (ANALYZE) "${name}"`);
    return name;
  }

  async #find({ where, most }: Choice): Promise<string | undefined> {
    // The session's own figures, which are written now and then only.
    await this.dataSource.query('SELECT pg_stat_force_next_flush()');
    const table = await this.dataSource
      .createQueryBuilder()
      .select('stat.relname', 'name')
      .from('pg_stat_user_tables', 'stat')
      .innerJoin('pg_class', 'class', 'class.oid = stat.relid')
      .where(`stat.schemaname = 'public' AND ${where}`)
      .orderBy(most, 'DESC')
      .limit(1)
      .getRawOne<{ name: string }>();
    return table?.name;
  }
}
