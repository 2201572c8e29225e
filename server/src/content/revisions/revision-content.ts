import type { EntityManager } from 'typeorm';
import { fieldsOf, RevisionFormat } from '../../common/fields/field-info.js';
import type { ContentType } from '../content-type.js';
import type { Values } from './revision.entity.js';
import { libraryPaths } from '../pictures/library-paths.js';
import { pathsIn, picturePaths } from '../pictures/paths-in.js';

/** The columns of a revision by their names in the code; a column that it does not know is left out. */
export function contentOf(
  manager: EntityManager,
  { entity }: ContentType,
  stored: Record<string, unknown>,
): Values {
  const metadata = manager.connection.getMetadata(entity);
  const entries = [...fieldsOf(entity).keys()].flatMap((name) => {
    const column = metadata.findColumnWithPropertyName(name)!.databaseName;
    return column in stored ? [[name, stored[column]] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Names pictures by the paths that they have now, and says which are gone.
 * @param contents of which all pictures are asked for at once
 */
export async function withPathsOfNow(
  manager: EntityManager,
  contents: Values[],
): Promise<{ contents: Values[]; gone: string[] }> {
  const paths = pathsIn(contents);
  const known = await libraryPaths(manager, paths);
  const ofNow = (path: string) => known.get(path) ?? path;
  return {
    contents: contents.map(
      (content) => JSON.parse(JSON.stringify(content).replace(picturePaths, ofNow)) as Values,
    ),
    gone: paths.filter((path) => !known.has(path)),
  };
}

/** Without pictures that are gone; in texts they stay named. */
export function withoutPictures({ entity }: ContentType, content: Values, gone: string[]): Values {
  const isGone = (value: unknown): boolean => gone.some((path) => pathsIn(value ?? null).includes(path));
  const fields = fieldsOf(entity);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      if (fields.get(name)!.format !== RevisionFormat.PICTURES) return [name, value];
      if (Array.isArray(value)) return [name, value.filter((each) => !isGone(each))];
      return [name, isGone(value) ? null : value];
    }),
  );
}

/** A value as a text to be compared; null where there is nothing. */
export function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const lines = value.flatMap((each: unknown) =>
    typeof each === 'object' ? Object.values(each as object).map(String) : String(each),
  );
  return lines.length > 0 ? lines.join('\n') : null;
}
