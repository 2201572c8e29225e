import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CleanupScheduler } from '../jobs/cleanup-scheduler.js';

/** Whoever adds up lines takes them away in the same statement, so that several processes count none of them twice. */
const addUp = `
  WITH many AS (
    SELECT source, facet, facets, day FROM record_counts GROUP BY source, facet, facets, day HAVING count(*) > 1
  ), taken AS (
    DELETE FROM record_counts line USING many
    WHERE line.source = many.source AND line.facet = many.facet AND line.facets = many.facets
      AND line.day IS NOT DISTINCT FROM many.day
    RETURNING line.*
  )
  INSERT INTO record_counts (source, facet, facets, day, amount)
  SELECT source, facet, facets, day, sum(amount) FROM taken
  GROUP BY source, facet, facets, day HAVING sum(amount) <> 0`;

/** How many records there are, without counting them. */
@Global()
@Module({})
export class CountersModule implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly cleanup: CleanupScheduler,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('counters of many lines', () => this.dataSource.query(addUp));
  }
}
