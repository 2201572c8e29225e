import { type EntityManager, Raw } from 'typeorm';
import { Picture } from './picture.entity.js';

const folder = '/uploads/';
const inFolder = /^(?:[\w-]+\/)*[\w-]+\.webp/;

/** Replaces the paths of pictures of the site anywhere in a text. A path ends before the next one begins. */
export function replacePaths(text: string, replace: (path: string) => string): string {
  const [before, ...parts] = text.split(folder);
  const replaced = parts.map((part) => {
    const name = inFolder.exec(part)?.[0];
    return name === undefined ? folder + part : replace(folder + name) + part.slice(name.length);
  });
  return [before, ...replaced].join('');
}

/** The paths of pictures anywhere in some content. */
export function pathsIn(content: unknown): string[] {
  const paths = new Set<string>();
  replacePaths(JSON.stringify(content), (path) => {
    paths.add(path);
    return path;
  });
  return [...paths];
}

/**
 * The paths of pictures by which a request may name them: a picture of the site goes by its path, and by those that it
 * had before it was replaced, which a form that was open meanwhile still holds.
 * @param names what a request named; anything that is no picture is passed over
 * @returns the path of now by each name
 */
export async function libraryPaths(
  manager: EntityManager,
  names: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const requested = [...new Set(names.filter((name) => name?.startsWith('/uploads/')))] as string[];
  if (requested.length === 0) return new Map();
  const pictures = await manager.find(Picture, {
    select: { path: true, formerPaths: true },
    where: [
      { path: Raw((column) => `${column} = ANY (:requested)`, { requested }) },
      { formerPaths: Raw((column) => `${column} ?| CAST(:requested AS text[])`, { requested }) },
    ],
  });
  return new Map(
    pictures.flatMap(({ path, formerPaths }) =>
      [path, ...formerPaths].filter((name) => requested.includes(name)).map((name) => [name, path] as const),
    ),
  );
}
