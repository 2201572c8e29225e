import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mount = (folder: string, size: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });

/** Whether this account may make file systems: there is no other way to a disk that is really full. */
export const canMountDisks = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'test-mount-'));
  try {
    mount(folder, '64k');
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
})();

/** A disk of its own, in memory, that can be filled to the last byte, and made room on. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'test-disk-'));
  #filling: NodeJS.Timeout | undefined;

  /** @param size as mount writes it, such as 64k or 200m */
  constructor(size: string) {
    mount(this.folder, size);
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }

  /** Nothing more fits, and what others free is taken at once. */
  fill(): void {
    const take = () => {
      const handle = openSync(this.#ballast, 'a');
      // Large pieces first: the last bytes are few.
      for (let size = 4 * 1024 * 1024; size >= 1024;) {
        try {
          if (writeSync(handle, Buffer.alloc(size)) < size) size /= 2;
        } catch {
          size /= 2;
        }
      }
      closeSync(handle);
    };
    take();
    this.#filling = setInterval(take, 100);
  }

  makeRoom(): void {
    clearInterval(this.#filling);
    rmSync(this.#ballast, { force: true });
  }

  /** A process that holds a file of it keeps it until then. */
  remove(): void {
    this.makeRoom();
    execFileSync('umount', ['--lazy', this.folder]);
    rmdirSync(this.folder);
  }
}
