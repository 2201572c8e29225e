import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.js';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import { buildInUseMs, type Client } from './client-builds.js';

const filesAtOnce = 8;
/** For so long a file that was not there is not requested again. Pages name what was put there before them. */
const absentMs = 10_000;
const mostAbsent = 10_000;

/**
 * Assets of the builds that run on all machines, in a storage that they share. Each start puts there what is missing,
 * and first of all a list of it, whose age says when the build was last started: what no list of the last weeks names
 * goes.
 */
export class SharedAssets {
  readonly #absent = new LRUCache<string, true>({ max: mostAbsent, ttl: absentMs });
  readonly #reading = new Map<string, Promise<Buffer | undefined>>();

  constructor(private readonly storage: FileStorage) {}

  /** @param folders with the assets of each client of this build. @throws ApiException 503 */
  async keep(folders: ReadonlyMap<Client, string>): Promise<void> {
    const own = new Map<string, string>();
    for (const [client, folder] of folders) {
      // Who fetches one compresses it anew.
      const files = (await readdir(folder).catch(() => [])).filter((name) => !/\.(br|gz)$/.test(name));
      for (const name of files) own.set(`${client}/${name}`, join(folder, name));
    }
    const names = [...own.keys()].sort();
    const list = JSON.stringify(names);
    const build = createHash('sha256').update(list).digest('hex').slice(0, 16);
    await this.storage.put(`builds/${build}.json`, Buffer.from(list));
    const stored = await this.storage.list();
    const areThere = new Set(stored);
    const missing = names.filter((name) => !areThere.has(name));
    await eachOf(missing, async (name) => this.storage.put(name, await readFile(own.get(name)!)));
    await this.#removeOld(stored);
  }

  /** @returns an asset of some build; undefined where there is none. @throws ApiException 503 */
  read(client: Client, name: string): Promise<Buffer | undefined> {
    const path = `${client}/${name}`;
    if (this.#absent.has(path)) return Promise.resolve(undefined);
    // Those who ask at the same time wait for one answer.
    const reading =
      this.#reading.get(path) ?? this.#read(path).finally(() => void this.#reading.delete(path));
    this.#reading.set(path, reading);
    return reading;
  }

  async #read(path: string): Promise<Buffer | undefined> {
    const bytes = await this.storage.read(path);
    if (!bytes) this.#absent.set(path, true);
    return bytes;
  }

  async #removeOld(stored: string[]): Promise<void> {
    const isOld = async (name: string) => {
      const found = await this.storage.find(name);
      return found !== undefined && found.since.getTime() < Date.now() - buildInUseMs;
    };
    const needed = new Set<string>();
    const old: string[] = [];
    for (const name of stored.filter(isList)) {
      const list = (await isOld(name)) ? undefined : await this.storage.read(name);
      if (!list) old.push(name);
      else for (const asset of JSON.parse(String(list)) as string[]) needed.add(asset);
    }
    const unneeded = stored.filter((name) => !isList(name) && !needed.has(name));
    // A new one belongs to a build that starts at this moment, whose list came too late to be seen.
    await eachOf(unneeded, async (name) => {
      if (await isOld(name)) old.push(name);
    });
    await this.storage.remove(old);
  }
}

function isList(name: string): boolean {
  return name.startsWith('builds/');
}

/** Where machines share a store, they find each other's assets there. */
export async function openSharedAssets({ s3 }: Config): Promise<SharedAssets | undefined> {
  if (!s3) return undefined;
  // Its library takes time and memory to load.
  const { S3Storage, usualPatience } = await import('../integrations/storage/s3-storage.js');
  return new SharedAssets(new S3Storage(s3, usualPatience, 'assets/'));
}

/** Some at once, because a store takes its time for each. */
async function eachOf(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < names.length; from += filesAtOnce) {
    await Promise.all(names.slice(from, from + filesAtOnce).map(work));
  }
}
