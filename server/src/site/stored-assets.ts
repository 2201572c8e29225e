import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import { buildInUseMs, type Client, clientBuilds, clients } from './client-builds.js';
import { shareAssets } from './shared-assets.js';

/** Milliseconds until a file that was fetched or missing is requested again. Pages name what was stored before them. */
const askedMs = 10_000;
const mostAsked = 10_000;

/**
 * Files of the built clients, whose names are hashes of their content, kept for as long as a page of their build may be open.
 * While one release takes the place of another, processes of both answer the same visitor: each serves what the other
 * needs from here. Processes on several machines share the folder that this lies in, or a store.
 */
export class StoredAssets {
  /** By path; those who ask at the same time wait for one answer. */
  readonly #asked = new LRUCache<string, true>({
    max: mostAsked,
    ttl: askedMs,
    ignoreFetchAbort: true,
    fetchMethod: (path) => this.#fetch(path),
  });

  /**
   * @param shared the store that machines share, if they do
   * @param builds where each client was built, with its assets in the folder `assets`
   */
  constructor(
    private readonly dataDir: string,
    private readonly shared?: FileStorage,
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
    if (this.shared) await shareAssets(this.shared, own);
  }

  /** Fetches an asset of another machine's build, unless it lies here already. @throws ApiException 503 */
  async fetch(client: Client, name: string): Promise<void> {
    if (this.shared && /^[\w-][\w.-]*$/.test(name)) await this.#asked.fetch(`${client}/${name}`);
  }

  async #fetch(path: string): Promise<true> {
    const [client, name] = path.split('/') as [Client, string];
    for (const folder of this.foldersOf(client)) {
      if ((await sizeOf(join(folder, name))) !== undefined) return true;
    }
    const bytes = await this.shared!.read(path);
    if (bytes) {
      const assets = this.#folderOf(client);
      await mkdir(assets, { recursive: true });
      await put(join(assets, name), (unfinished) => writeFile(unfinished, bytes));
    }
    return true;
  }

  async #keepOf(client: Client): Promise<void> {
    const [own, assets] = this.foldersOf(client) as [string, string];
    await mkdir(assets, { recursive: true });
    const names = new Set(await readdir(own).catch(() => []));
    const now = new Date();
    for (const name of names) {
      const file = join(assets, name);
      // What a power cut shortened is copied again.
      if ((await sizeOf(file)) !== (await sizeOf(join(own, name))))
        await put(file, (path) => copyFile(join(own, name), path));
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

/** In bytes. @returns undefined where there is none */
async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/** Others may be serving it already: under its name it is whole. */
async function put(file: string, write: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  await write(unfinished);
  await rename(unfinished, file);
}
