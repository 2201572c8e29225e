import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.js';
import { describeOpenDataDirectory } from '../config/data-directory.js';
import { freeBytesOf, type SpaceNeed, spaceNeeds } from '../modules/backups/limits.js';
import { type Finding, readableBytes } from './finding.js';

const about = 'Disk';

/** @param lastBackup bytes of the newest backup; the next one needs twice as many */
export async function checkDisk(config: Config, lastBackup: number | undefined): Promise<Finding[]> {
  const [data, ...others] = spaceNeeds(config, existsSync(config.backupDir) ? lastBackup : undefined);
  const findings = [await checkFolder(data!)];
  if (existsSync(config.dataDir)) findings.push(...checkPermissions(config.dataDir));
  for (const need of others) findings.push(await checkFolder(need));
  return findings;
}

async function checkFolder({ setting, folder, needed }: SpaceNeed): Promise<Finding> {
  const existing = nearestFolder(folder);
  const free = (await freeBytesOf(existing)) ?? 0;
  const isThere = existing === folder;
  const where = `${setting} ${folder}${isThere ? '' : ' (the first start makes it)'}`;
  const unwritable = describeUnwritable(existing);
  if (unwritable) {
    const advice =
      unwritable === 'ENOSPC' ? 'Free some space.' : `Let the account of the server write to ${existing}.`;
    return { state: 'wrong', about, found: `${where} cannot be written (${unwritable}).`, advice };
  }
  const found = `${readableBytes(free)} are free for ${where}`;
  if (free >= needed) return { state: 'ok', about, found: `${found}.` };
  return {
    state: 'wrong',
    about,
    found: `${found}; ${readableBytes(needed)} are needed.`,
    advice: 'Free some space.',
  };
}

function checkPermissions(dataDir: string): Finding[] {
  const [open, owner] = [describeOpenDataDirectory(dataDir), statSync(dataDir).uid];
  const findings: Finding[] = [];
  if (open) findings.push({ state: 'wrong', about, found: open });
  if (isOfAnotherAccount(dataDir)) {
    const found = `DATA_DIR belongs to the account ${owner}, this command runs as ${process.getuid!()}.`;
    findings.push({
      state: 'note',
      about,
      found,
      advice: 'Run it as the account of the server to check all.',
    });
  }
  return findings;
}

/** What this account would write there could not be read by the server. */
export function isOfAnotherAccount(dataDir: string): boolean {
  return process.getuid !== undefined && existsSync(dataDir) && statSync(dataDir).uid !== process.getuid();
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

/** Writes a file and removes it: permissions alone know nothing of a read-only or full disk. */
function describeUnwritable(folder: string): string | undefined {
  const file = join(folder, `doctor-${process.pid}.unfinished`);
  try {
    writeFileSync(file, Buffer.alloc(64 * 1024), { flush: true, mode: 0o600 });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  } finally {
    rmSync(file, { force: true });
  }
}
