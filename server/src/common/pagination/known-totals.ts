import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Shorter lists are counted each time: it takes no longer than looking up. */
const shortestRemembered = 100;
/** For what other server processes write on a shared database; this one forgets at once. */
const rememberedForMs = 10_000;
const mostRemembered = 500;

interface KnownTotal {
  table: string;
  total: number;
  countedAt: number;
}

/**
 * How many rows the filters of long lists leave, so that turning pages does not count a hundred thousand rows
 * each time. A write to the table forgets its totals (see forget-totals.subscriber.ts).
 */
export class KnownTotals {
  private readonly totals = new Map<string, KnownTotal>();
  /** Counts up with every write to a table; a count that began before a write is not remembered. */
  private readonly writes = new Map<string, number>();
  private everything = 0;

  /** What a total is remembered by; to be asked before the builder gets its sort and page. */
  filtersOf<Entity extends ObjectLiteral>(builder: SelectQueryBuilder<Entity>): string {
    return JSON.stringify(builder.getQueryAndParameters());
  }

  /** The total, where it is remembered. */
  find(filters: string): number | undefined {
    const known = this.totals.get(filters);
    return known && Date.now() - known.countedAt < rememberedForMs ? known.total : undefined;
  }

  /**
   * The total, counted where it is not remembered.
   * @param count another way to count
   * @param most above it the count only says that there are more, which is not remembered
   */
  async count<Entity extends ObjectLiteral>(
    builder: SelectQueryBuilder<Entity>,
    filters: string,
    count = () => builder.getCount(),
    most = Infinity,
  ): Promise<number> {
    const known = this.find(filters);
    if (known !== undefined) return known;
    const table = builder.expressionMap.mainAlias!.metadata.tableName;
    const writesBefore = this.#writesTo(table);
    const total = await count();
    const isWorthIt = total >= shortestRemembered && total <= most;
    if (isWorthIt && this.#writesTo(table) === writesBefore) {
      if (this.totals.size >= mostRemembered) this.totals.clear();
      this.totals.set(filters, { table, total, countedAt: Date.now() });
    }
    return total;
  }

  #writesTo(table: string): number {
    return this.everything + (this.writes.get(table) ?? 0);
  }

  forget(table: string): void {
    this.writes.set(table, (this.writes.get(table) ?? 0) + 1);
    for (const [key, known] of this.totals) if (known.table === table) this.totals.delete(key);
  }

  forgetAll(): void {
    this.everything += 1;
    this.totals.clear();
  }
}

const bySource = new WeakMap<DataSource, KnownTotals>();

/** The totals known of a database. */
export function knownTotals(dataSource: DataSource): KnownTotals {
  let totals = bySource.get(dataSource);
  if (!totals) bySource.set(dataSource, (totals = new KnownTotals()));
  return totals;
}
