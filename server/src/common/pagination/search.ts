import { Brackets, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';

/**
 * Keeps the rows in which every word of the search stands in at least one of the columns, in any case.
 * @param columns property paths such as `project.title`
 */
export function whereSearch<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
  search: string | undefined,
  columns: string[],
): void {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  words.forEach((word, index) => {
    const parameter = `word${index}`;
    const anyColumn = new Brackets((or) => {
      for (const column of columns) or.orWhere(`${column} ILIKE :${parameter}`);
    });
    builder.andWhere(anyColumn, { [parameter]: `%${escapeLike(word)}%` });
  });
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
