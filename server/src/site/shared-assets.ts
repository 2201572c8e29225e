import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import { buildInUseMs, type Client } from './client-builds.js';

const filesAtOnce = 8;

/**
 * Puts the assets of this build into a storage that machines share, so that each has those of all. Each start puts there
 * what is missing, and first of all a list of it, whose age says when the build was last started: what no list of the
 * last weeks names goes.
 * @param folders with the assets of each client
 * @throws ApiException 503
 */
export async function shareAssets(
  storage: FileStorage,
  folders: (readonly [Client, string])[],
): Promise<void> {
  const own = new Map<string, string>();
  for (const [client, folder] of folders) {
    // Who fetches one compresses it anew.
    const files = (await readdir(folder).catch(() => [])).filter((name) => !/\.(br|gz)$/.test(name));
    for (const name of files) own.set(`${client}/${name}`, join(folder, name));
  }
  const names = [...own.keys()].sort();
  const list = JSON.stringify(names);
  const build = createHash('sha256').update(list).digest('hex').slice(0, 16);
  await storage.put(`builds/${build}.json`, Buffer.from(list));
  const stored = await storage.list();
  const areThere = new Set(stored);
  const missing = names.filter((name) => !areThere.has(name));
  await eachOf(missing, async (name) => storage.put(name, await readFile(own.get(name)!)));
  await removeOld(storage, stored);
}

async function removeOld(storage: FileStorage, stored: string[]): Promise<void> {
  const isOld = async (name: string) => {
    const found = await storage.find(name);
    return found !== undefined && found.since.getTime() < Date.now() - buildInUseMs;
  };
  const needed = new Set<string>();
  const old: string[] = [];
  for (const name of stored.filter(isList)) {
    const list = (await isOld(name)) ? undefined : await storage.read(name);
    if (!list) old.push(name);
    else for (const asset of JSON.parse(String(list)) as string[]) needed.add(asset);
  }
  const unneeded = stored.filter((name) => !isList(name) && !needed.has(name));
  // A new one belongs to a build that starts at this moment, whose list came too late to be seen.
  await eachOf(unneeded, async (name) => {
    if (await isOld(name)) old.push(name);
  });
  await storage.remove(old);
}

function isList(name: string): boolean {
  return name.startsWith('builds/');
}

/** Where machines share a store, they find each other's assets there. */
export async function openSharedAssets({ s3 }: Config): Promise<FileStorage | undefined> {
  if (!s3) return undefined;
  // Its library takes time and memory to load.
  const { usualPatience } = await import('../integrations/storage/s3-client.js');
  const { S3Storage } = await import('../integrations/storage/s3-storage.js');
  return new S3Storage(s3, usualPatience, 'assets/');
}

/** Some at once, because a store takes its time for each. */
async function eachOf(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < names.length; from += filesAtOnce) {
    await Promise.all(names.slice(from, from + filesAtOnce).map(work));
  }
}
