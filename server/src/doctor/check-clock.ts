import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { type Finding, readableSpan } from './finding.js';

const about = 'Clock';
/** Codes of two-step sign-in are refused beyond it. */
const mostMs = 60_000;
const patienceMs = 5_000;

/**
 * Compares the clock with those of other machines. Without one it can only be found too early: an empty battery sets a
 * machine back to a day before its own files.
 * @param databaseAhead milliseconds; undefined where the database is in this process
 */
export async function checkClock(config: Config, databaseAhead: number | undefined): Promise<Finding> {
  const now = `It is ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const advice = 'Set the clock of this machine, best by NTP.';
  const others = [{ name: 'the database', ahead: databaseAhead }];
  for (const store of [config.s3, config.backupStore]) {
    if (store) others.push({ name: store.endpoint, ahead: await storeAhead(store.endpoint) });
  }
  const known = others.filter((each): each is { name: string; ahead: number } => each.ahead !== undefined);
  for (const { name, ahead } of known) {
    if (Math.abs(ahead) <= mostMs) continue;
    const found = `${now}, ${readableSpan(Math.abs(ahead))} ${ahead > 0 ? 'behind' : 'ahead of'} ${name}.`;
    return { state: 'wrong', about, found, advice };
  }
  const newest = newestFile(config.dataDir);
  if (newest && newest.changedAt > Date.now() + mostMs) {
    const found = `${now}, before the last change of ${newest.file}.`;
    return { state: 'wrong', about, found, advice };
  }
  const names = known.map(({ name }) => name).join(' and ');
  return { state: 'ok', about, found: `${now}, ${names ? `as for ${names}` : 'later than all files here'}.` };
}

/** By the Date of any answer, exact to a second; undefined where there is none. */
async function storeAhead(endpoint: string): Promise<number | undefined> {
  try {
    const { headers } = await fetch(endpoint, { signal: AbortSignal.timeout(patienceMs) });
    const date = headers.get('date');
    return date === null ? undefined : Date.parse(date) - Date.now();
  } catch {
    return undefined;
  }
}

/** Of files that each start and each change write. */
function newestFile(dataDir: string): { file: string; changedAt: number } | undefined {
  return [
    'jwt-secret',
    'lock.sqlite',
    'pgdata/postmaster.pid',
    'pgdata/pg_wal',
    'pgdata/global/pg_control',
    'uploads',
  ]
    .map((name) => join(dataDir, name))
    .map((file) => ({ file, changedAt: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .reduce((newest, each) => (each.changedAt > newest.changedAt ? each : newest));
}
