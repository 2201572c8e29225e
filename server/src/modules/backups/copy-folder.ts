import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Of one write a clock may say the same as of the next. */
const clockTickMs = 2_000;

/**
 * A copy of a folder that is written to meanwhile, in two rounds: the first one takes everything, the second one only
 * what has changed since the first began. So the folder needs to be still for the second one alone.
 */
export class FolderCopy {
  private readonly begunAt = Date.now();
  /** Files of the last round, with size and time as they were before they were copied. */
  private copied = new Map<string, string>();

  constructor(
    private readonly from: string,
    private readonly to: string,
  ) {}

  /**
   * @throws what the signal gives, between two files
   * @returns number of files copied now
   */
  async copyChanged(signal: AbortSignal): Promise<number> {
    const copied = new Map<string, string>();
    let count = 0;
    await mkdir(this.to, { recursive: true, mode: 0o700 });
    for await (const { path, isFolder } of entriesIn(this.from)) {
      signal.throwIfAborted();
      if (isFolder) {
        await mkdir(join(this.to, path), { recursive: true, mode: 0o700 });
      } else {
        const state = await this.#copy(path).catch(leaveOutRemoved);
        if (!state) continue;
        copied.set(path, state.stamp);
        if (state.isCopied) count += 1;
      }
    }
    for (const path of this.copied.keys())
      if (!copied.has(path)) await rm(join(this.to, path), { force: true });
    this.copied = copied;
    return count;
  }

  async #copy(path: string): Promise<{ stamp: string; isCopied: boolean }> {
    const { size, mtimeMs } = await stat(join(this.from, path));
    const stamp = `${size} ${mtimeMs}`;
    const isAsBefore = stamp === this.copied.get(path) && mtimeMs < this.begunAt - clockTickMs;
    if (!isAsBefore) await copyFile(join(this.from, path), join(this.to, path), constants.COPYFILE_FICLONE);
    return { stamp, isCopied: !isAsBefore };
  }
}

/** Everything in a folder and below it, by paths from it on. A folder may be removed before its turn comes. */
async function* entriesIn(root: string, folder = ''): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const reading = readdir(join(root, folder), { withFileTypes: true });
  const entries = (await (folder ? reading.catch(leaveOutRemoved) : reading)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    yield { path, isFolder: entry.isDirectory() };
    if (entry.isDirectory()) yield* entriesIn(root, path);
  }
}

/** What was removed after its folder was read. */
function leaveOutRemoved(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
