import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.js';
import { makeDataDirectory } from './data-directory.js';

/**
 * The secret that signs access and refresh tokens, seals second factors and hides whose requests are counted:
 * JWT_SECRET, or else one that is made once and kept under DATA_DIR, readable by its owner only.
 */
export function signingSecret(config: Pick<Config, 'jwtSecret' | 'dataDir'>): string {
  if (config.jwtSecret) return config.jwtSecret;
  const file = join(config.dataDir, 'jwt-secret');
  makeDataDirectory(config.dataDir);
  if (!existsSync(file)) {
    // Complete and on disk before it takes its name: a start that is killed leaves no half secret.
    const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
    writeFileSync(unfinished, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    try {
      // Unlike a rename it leaves alone what another process that shares the folder was faster to make.
      linkSync(unfinished, file);
    } catch (error) {
      // There are disks without links.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(unfinished, file);
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
