import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Measure } from '../common/metrics/metrics.js';

/** Metrics of the connection pool. */
export function measurePool(dataSource: DataSource): Measure[] {
  const pool = () => (dataSource.driver as PostgresDriver).master as pg.Pool;
  return [
    {
      name: 'database_pool_connections',
      kind: 'gauge',
      help: 'Open connections to the database, by whether somebody has them.',
      labels: ['state'],
      read: () => [
        { labels: { state: 'busy' }, value: pool().totalCount - pool().idleCount },
        { labels: { state: 'idle' }, value: pool().idleCount },
      ],
    },
    {
      name: 'database_pool_waiting',
      kind: 'gauge',
      help: 'Those who wait for a connection to the database.',
      read: () => [{ value: pool().waitingCount }],
    },
  ];
}
