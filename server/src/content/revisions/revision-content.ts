import type { EntityManager } from 'typeorm';
import { fieldsOf, RevisionFormat } from '../../common/fields/field-info.js';
import type { ContentType } from '../content-type.js';
import { libraryPaths, pathsIn, replacePaths } from '../pictures/picture-paths.js';
import type { Values } from './revision.entity.js';

/** What a revision says in fields that there are still. */
export function contentOf({ entity }: ContentType, stored: Values): Values {
  const fields = fieldsOf(entity);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => fields.has(name)));
}

/**
 * Names pictures by the paths that they have now, and says which are gone.
 * @param contents of which all pictures are requested at once
 */
export async function withPathsOfNow(
  manager: EntityManager,
  contents: Values[],
): Promise<{ contents: Values[]; gone: string[] }> {
  const paths = pathsIn(contents);
  const known = await libraryPaths(manager, paths);
  const ofNow = (path: string) => known.get(path) ?? path;
  return {
    contents: contents.map((content) => JSON.parse(replacePaths(JSON.stringify(content), ofNow)) as Values),
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
