import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';
import { cachedContentOf } from '../../src/common/caching/cached-content.decorator.js';

/** Whether cached content became another one, and whether the cache version did. */
export interface Seen {
  changed: boolean;
  raised: boolean;
}

/** Compares what cached answers are made of before and after something, by the rows themselves. */
export class CacheWatch {
  readonly #digests: string;

  constructor(private readonly dataSource: DataSource) {
    const digests = dataSource.entityMetadatas.flatMap((metadata) => {
      const content = cachedContentOf(metadata.target);
      if (!content) return [];
      const columns = metadata.columns
        .filter(({ propertyName, isPrimary }) => isPrimary || (content.only?.includes(propertyName) ?? true))
        .map(({ databaseName }) => `"${databaseName}"`);
      return `(SELECT md5(string_agg(line, ',' ORDER BY line))
        FROM (SELECT ROW (${columns.join(', ')})::text AS line FROM ${metadata.tableName}) lines) AS ${metadata.tableName}`;
    });
    this.#digests = `SELECT version::text, to_jsonb(tables) AS content
      FROM cache_version, (SELECT ${digests.join(', ')}) tables`;
  }

  async during(work: () => Promise<unknown>): Promise<Seen> {
    const before = await this.#look();
    await work();
    const after = await this.#look();
    return {
      changed: !isDeepStrictEqual(before.content, after.content),
      raised: before.version !== after.version,
    };
  }

  async #look(): Promise<{ version: string; content: object }> {
    const [look] = await this.dataSource.query<[{ version: string; content: object }]>(this.#digests);
    return look;
  }
}
