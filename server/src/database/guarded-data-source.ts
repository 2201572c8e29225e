import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, EntityManager, type QueryRunner, type ReplicationMode } from 'typeorm';

/** Thrown where code inside a transaction asks for a connection of its own. */
export class SecondConnectionError extends Error {
  constructor() {
    super(
      'Inside a transaction every query goes through its manager: a repository or query runner of the data ' +
        'source would wait for a second connection, see uncommitted data as absent, and lock up the embedded database.',
    );
  }
}

/** A transaction that is under way, and whether it has its connection yet. */
interface Transaction {
  dataSource: DataSource;
  isConnected: boolean;
}

// Not a field: the constructor of DataSource creates the first manager before a subclass has its fields.
const transactions = new AsyncLocalStorage<Transaction>();

/**
 * A data source that makes a second connection inside a transaction an error at once. The embedded database has one
 * connection, so such code waits for itself for ever; on PostgreSQL it would silently run outside the transaction.
 * Used for both, so that a mistake shows wherever it is made.
 */
export class GuardedDataSource extends DataSource {
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const transaction = transactionOf(this);
    if (transaction?.isConnected) throw new SecondConnectionError();
    if (transaction) transaction.isConnected = true;
    return super.createQueryRunner(mode);
  }

  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    // Managers of a query runner stay on its connection.
    return queryRunner ? super.createEntityManager(queryRunner) : new GuardedManager(this);
  }
}

/** The manager of the data source itself, whose transactions are watched. */
class GuardedManager extends EntityManager {
  override async transaction<Result>(...parameters: unknown[]): Promise<Result> {
    if (transactionOf(this.dataSource)) throw new SecondConnectionError();
    const run = super.transaction.bind(this) as (...parameters: unknown[]) => Promise<Result>;
    return transactions.run({ dataSource: this.dataSource, isConnected: false }, () => run(...parameters));
  }
}

function transactionOf(dataSource: DataSource): Transaction | undefined {
  const transaction = transactions.getStore();
  return transaction?.dataSource === dataSource ? transaction : undefined;
}
