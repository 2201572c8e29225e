// Where files that live for a test lie.
import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const folder = '/dev/shm';
/** More than the databases and uploads of all tests at once. */
const roomNeeded = 6 * 1024 ** 3;

/** @returns {string} a folder in memory, where this machine has one with room; else that for temporary files */
export function folderForTests() {
  try {
    const [, , , options] = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, mountedAt]) => mountedAt === folder);
    const { bavail, bsize } = statfsSync(folder);
    // Tests also run programs that they put there.
    if (!options.split(',').includes('noexec') && bavail * bsize >= roomNeeded) return folder;
  } catch {
    // It is Linux that has one.
  }
  return tmpdir();
}
