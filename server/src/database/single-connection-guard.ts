import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** Thrown where code inside a transaction asks for a connection of its own. */
export class SecondConnectionError extends Error {
  constructor() {
    super(
      'Inside a transaction every query goes through its manager: a repository or query runner of the data ' +
        'source would wait for a second connection, see uncommitted data as absent, and lock up the embedded database.',
    );
  }
}

/**
 * Makes a second connection inside a transaction an error at once. The embedded database has one connection,
 * so such code waits for itself for ever; on PostgreSQL it would silently run outside the transaction.
 * Applied to both, so that a mistake shows wherever it is made.
 */
export function guardSingleConnection(dataSource: DataSource): void {
  const transactions = new AsyncLocalStorage<{ connected: boolean }>();
  const driver = dataSource.driver as PostgresDriver;

  const connect = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    const transaction = transactions.getStore();
    if (transaction?.connected) throw new SecondConnectionError();
    if (transaction) transaction.connected = true;
    return connect();
  };

  const manager = dataSource.manager;
  const transact = manager.transaction.bind(manager) as (...parameters: unknown[]) => Promise<unknown>;
  const guarded = (...parameters: unknown[]) => {
    if (transactions.getStore()) return Promise.reject(new SecondConnectionError());
    return transactions.run({ connected: false }, () => transact(...parameters));
  };
  manager.transaction = guarded as EntityManager['transaction'];
}
