import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInUseMs, type Client, clientBuilds, clients } from './client-builds.js';
import type { SharedAssets } from './shared-assets.js';

/**
 * Files of the built clients, whose names are hashes of their content, kept for as long as a page of their build may be open.
 * While one release takes the place of another, processes of both answer the same visitor: each serves what the other
 * needs from here. Processes on several machines share the folder that this lies in, or a store.
 */
export class StoredAssets {
  /**
   * @param shared what other machines keep, if they share a store
   * @param builds where each client was built, with its assets in the folder `assets`
   */
  constructor(
    private readonly dataDir: string,
    private readonly shared?: SharedAssets,
    private readonly builds: Record<Client, string> = clientBuilds,
  ) {}

  /** The folders with the assets of a client, those of the own build first. */
  foldersOf(client: Client): string[] {
    return [join(this.builds[client], 'assets'), this.#folderOf(client)];
  }

  /** Keeps the assets of this build, and removes those of builds that were not started for weeks. */
  async keep(): Promise<void> {
    for (const client of clients) await this.#keepOf(client);
    const own = clients.map((client) => [client, this.foldersOf(client)[0]!] as const);
    await this.shared?.keep(new Map(own));
  }

  /** Whether there may be some that lie nowhere here. */
  get areShared(): boolean {
    return this.shared !== undefined;
  }

  /** Fetches an asset of another machine's build, unless it lies here already. @throws ApiException 503 */
  async fetch(client: Client, name: string): Promise<void> {
    if (!this.shared || !/^[\w-][\w.-]*$/.test(name)) return;
    for (const folder of this.foldersOf(client)) if (await isThere(join(folder, name))) return;
    const bytes = await this.shared.read(client, name);
    if (!bytes) return;
    const assets = this.#folderOf(client);
    await mkdir(assets, { recursive: true });
    await put(join(assets, name), (path) => writeFile(path, bytes));
  }

  async #keepOf(client: Client): Promise<void> {
    const [own, assets] = this.foldersOf(client) as [string, string];
    await mkdir(assets, { recursive: true });
    const names = new Set(await readdir(own).catch(() => []));
    const now = new Date();
    for (const name of names) {
      const file = join(assets, name);
      const isStored = await isSameSize(join(own, name), file);
      if (!isStored) await put(file, (path) => copyFile(join(own, name), path));
      await utimes(file, now, now);
    }
    for (const name of await readdir(assets)) {
      const file = join(assets, name);
      // Another process may have been faster.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (!names.has(name) && mtimeMs < now.getTime() - buildInUseMs) await rm(file, { force: true });
    }
  }

  #folderOf(client: Client): string {
    return join(this.dataDir, 'assets', client);
  }
}

/** What a power cut shortened is copied again. */
async function isSameSize(own: string, assets: string): Promise<boolean> {
  const [{ size }, there] = await Promise.all([stat(own), stat(assets).catch(() => undefined)]);
  return size === there?.size;
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Others may be serving it already: under its name it is whole. */
async function put(file: string, write: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  await write(unfinished);
  await rename(unfinished, file);
}
