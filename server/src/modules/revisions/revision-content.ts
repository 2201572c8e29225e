import type { EntityManager } from 'typeorm';
import { libraryPaths, pathsIn, picturePaths } from '../pictures/pictures.module.js';
import { type RevisedKind, RevisionFormat } from './revised-kind.js';

/** What a record said, by the names of its columns in the code. */
export type Content = Record<string, unknown>;

/** The columns of a revision by their names in the code; a column that it does not know is left out. */
export function contentOf(
  manager: EntityManager,
  { record, fields }: RevisedKind,
  stored: Record<string, unknown>,
): Content {
  const metadata = manager.connection.getMetadata(record.target);
  const entries = Object.keys(fields).flatMap((name) => {
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
  contents: Content[],
): Promise<{ contents: Content[]; gone: string[] }> {
  const paths = pathsIn(contents);
  const known = await libraryPaths(manager, paths);
  const ofNow = (path: string) => known.get(path) ?? path;
  return {
    contents: contents.map(
      (content) => JSON.parse(JSON.stringify(content).replace(picturePaths, ofNow)) as Content,
    ),
    gone: paths.filter((path) => !known.has(path)),
  };
}

/** Without pictures that are gone; in texts they stay named. */
export function withoutPictures({ fields }: RevisedKind, content: Content, gone: string[]): Content {
  const isGone = (value: unknown): boolean => gone.some((path) => pathsIn(value ?? null).includes(path));
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      const field = fields[name as keyof typeof fields] as { format: RevisionFormat };
      if (field.format !== RevisionFormat.PICTURES) return [name, value];
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
