import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';
import { snakeCase } from '../common/database-columns.js';

/**
 * Names as PostgreSQL itself would give them: snake_case columns, `table_pkey`, `table_column_key`,
 * `table_column_fkey`, `table_column_check`, `table_column_idx`. A plain SQL migration and the entities then
 * agree without writing a single name twice.
 */
export class PostgresNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return this.#name(table, columns, 'key');
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.#name(table, columns, 'fkey');
  }

  override indexName(table: Table | string, columns: string[]): string {
    return this.#name(table, columns, 'idx');
  }

  /** @param expression begins with its column */
  override checkConstraintName(table: Table | string, expression: string): string {
    return this.#name(table, [expression.split(' ', 1)[0]!], 'check');
  }

  #name(table: Table | string, columns: string[], suffix: string): string {
    return [this.getTableName(table), ...columns, suffix].join('_');
  }
}
