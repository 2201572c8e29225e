import pg from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';

/** A statement and its parameters. */
export type Statement = [sql: string, parameters: unknown[]];

/**
 * Sends several statements as one message: one round trip, which the database carries out as one transaction.
 * @param texts at least two, without parameters
 * @returns what each brought
 */
export async function sendTogether(dataSource: DataSource, texts: string[]): Promise<pg.QueryResult[]> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    const client = (await queryRunner.connect()) as pg.ClientBase;
    return (await client.query(texts.join(';\n'))) as unknown as pg.QueryResult[];
  } catch (error) {
    // Without the statements, which contain values.
    throw new QueryFailedError('several statements', [], error as Error);
  } finally {
    await queryRunner.release();
  }
}

/**
 * A statement with its parameters written into it, so that several can be sent as one text. The placeholders are the
 * query builder's: what a visitor sent is a parameter, never part of the SQL.
 */
export function asText(sql: string, parameters: unknown[]): string {
  return sql.replace(/\$(\d+)/g, (_, number) => literal(parameters[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  throw new TypeError(`A ${typeof value} cannot be written into a statement.`);
}
