import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Shorter lists are counted each time: it takes no longer than looking up. */
const shortestRemembered = 100;
/** For what other server processes write on a shared database; this one forgets at once. */
const rememberedForMs = 10_000;
const mostRemembered = 500;

interface KnownTotal {
  table: string;
  total: number;
  /** On a clock that nobody sets. */
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

  /** How many rows the builder's filters leave, whatever its sort and page; counted where it is not remembered. */
  async count<Entity extends ObjectLiteral>(builder: SelectQueryBuilder<Entity>): Promise<number> {
    const filters = filtersOf(builder);
    const known = this.totals.get(filters);
    if (known && performance.now() - known.countedAt < rememberedForMs) return known.total;
    const table = builder.expressionMap.mainAlias!.metadata.tableName;
    const writesBefore = this.#writesTo(table);
    const total = await builder.getCount();
    if (total >= shortestRemembered && this.#writesTo(table) === writesBefore) {
      if (this.totals.size >= mostRemembered) this.totals.clear();
      this.totals.set(filters, { table, total, countedAt: performance.now() });
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

/** What tells the rows of one query from those of another; its SQL would too, and costs ten times as much. */
function filtersOf<Entity extends ObjectLiteral>({ expressionMap }: SelectQueryBuilder<Entity>): string {
  const { mainAlias, joinAttributes, wheres, withDeleted, parameters } = expressionMap;
  const joins = joinAttributes.map(({ direction, entityOrProperty, alias, condition }) => [
    direction,
    typeof entityOrProperty === 'string' ? entityOrProperty : alias.metadata.tableName,
    condition,
  ]);
  return JSON.stringify([mainAlias!.metadata.tableName, joins, wheres, withDeleted, parameters]);
}

const bySource = new WeakMap<DataSource, KnownTotals>();

/** The totals known of a database. */
export function knownTotals(dataSource: DataSource): KnownTotals {
  let totals = bySource.get(dataSource);
  if (!totals) bySource.set(dataSource, (totals = new KnownTotals()));
  return totals;
}
