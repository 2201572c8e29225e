import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { clientBuilds } from './client-builds.js';

const dayMs = 24 * 60 * 60 * 1000;
/** So long after its build was last started somebody may still have a page open that asks for an asset. */
const keptForMs = 28 * dayMs;

type Client = 'public' | 'admin';

/**
 * Files of the built clients, whose names tell their content, kept for as long as a page of their build may be open.
 * While one release takes the place of another, processes of both answer the same visitor: each serves what the other
 * needs from here. Processes on several machines share the folder that this lies in.
 */
export class KeptAssets {
  /** @param builds where each client was built, with its assets in the folder `assets` */
  constructor(
    private readonly dataDir: string,
    private readonly builds: Record<Client, string> = clientBuilds,
  ) {}

  /** The folders with the assets of a client, those of the own build first. */
  foldersOf(client: Client): string[] {
    return [join(this.builds[client], 'assets'), this.#keptOf(client)];
  }

  /** Keeps the assets of this build, and removes those of builds that were not started for weeks. */
  async keep(): Promise<void> {
    await this.#keepOf('public');
    await this.#keepOf('admin');
  }

  async #keepOf(client: Client): Promise<void> {
    const [own, kept] = this.foldersOf(client) as [string, string];
    await mkdir(kept, { recursive: true });
    const names = new Set(await readdir(own).catch(() => []));
    const now = new Date();
    for (const name of names) {
      const file = join(kept, name);
      if (!(await isSameSize(join(own, name), file))) await copy(join(own, name), file);
      await utimes(file, now, now);
    }
    for (const name of await readdir(kept)) {
      const file = join(kept, name);
      // Another process may have been faster.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (!names.has(name) && mtimeMs < now.getTime() - keptForMs) await rm(file, { force: true });
    }
  }

  #keptOf(client: Client): string {
    return join(this.dataDir, 'assets', client);
  }
}

/** What a power cut shortened is copied again. */
async function isSameSize(own: string, kept: string): Promise<boolean> {
  const [{ size }, there] = await Promise.all([stat(own), stat(kept).catch(() => undefined)]);
  return size === there?.size;
}

/** Others may be serving it already: under its name it is whole. */
async function copy(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomBytes(4).toString('hex')}.unfinished`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}
