import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The major version of PostgreSQL that is embedded. It reads the files of no other one. */
export const embeddedMajor = '18';

/** What belongs to the embedded database in a data directory. */
export function databaseFiles(dataDir: string) {
  return {
    cluster: join(dataDir, 'pgdata'),
    /** What the last clean stop left: there only while nothing was written since. */
    dump: join(dataDir, 'pgdata.dump.tar.gz'),
    /** The same while the database is open. */
    outdatedDump: join(dataDir, 'pgdata.dump-outdated.tar.gz'),
    /** Made from the dump, complete, and about to take the place of the cluster. */
    lifted: join(dataDir, 'pgdata.lifted'),
    /** The cluster of another major, which stays until there is a good backup. */
    former: (major: string) => join(dataDir, `pgdata.postgresql-${major}`),
  };
}

/** @returns the major version of PostgreSQL that made the embedded database; this one where there is none yet */
export function majorOf(dataDir: string): string {
  const file = join(databaseFiles(dataDir).cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : embeddedMajor;
}

export const isOfOtherMajor = (dataDir: string): boolean => majorOf(dataDir) !== embeddedMajor;

/** Thrown when another major version of PostgreSQL made the embedded database, and no dump says what is in it. */
export class OtherMajorError extends Error {
  constructor(dataDir: string, major: string) {
    super(
      `PostgreSQL ${major} made the database in ${databaseFiles(dataDir).cluster}, and this program has PostgreSQL ` +
        `${embeddedMajor}. Start the version of this program that used it last and stop it with Ctrl-C, which leaves ` +
        'a dump that this one reads when it is started; or run "npm run backup" with that version and "npm run ' +
        'restore" with this one on another DATA_DIR. Nothing was changed.',
    );
  }
}

/** @throws OtherMajorError */
export function requireThisMajor(dataDir: string): void {
  if (isOfOtherMajor(dataDir)) throw new OtherMajorError(dataDir, majorOf(dataDir));
}
