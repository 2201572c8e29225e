import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whether there is a server to test on: one that TEST_DATABASE_URL names, or one that can be started here. */
export function canStartPostgres(): boolean {
  if (process.env['TEST_DATABASE_URL']) return true;
  return findPostgresBinaries() !== undefined && postgresAccount() !== undefined;
}

/** Folder with initdb and postgres, the newest first. */
export function findPostgresBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const candidates = [process.env['PG_BIN'], ...debian, ...(process.env['PATH'] ?? '').split(':')];
  return candidates.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** PostgreSQL refuses to run as root; there Debian's own account does it. undefined: there is none. */
export function postgresAccount(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
