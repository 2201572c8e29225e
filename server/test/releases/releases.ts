import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What release.json says of the state of a release. */
export interface Release {
  version: string;
  /** Whose program made it; none where it is part of a later commit, as that of 1.0.0-rc.1. */
  commit?: string;
  made: string;
  /** The major versions of the two databases. */
  postgresql: { embedded: number; dump: number };
  migrations: string[];
  /** By their tables. */
  rows: Record<string, number>;
}

const folder = resolve(import.meta.dirname, '../fixtures/releases');

/** Every release whose state is stored, with the folder of its files. */
export function storedReleases(): (Release & { folder: string })[] {
  return readdirSync(folder).map((name) => {
    const release = JSON.parse(readFileSync(join(folder, name, 'release.json'), 'utf8')) as Release;
    return { ...release, folder: join(folder, name) };
  });
}
