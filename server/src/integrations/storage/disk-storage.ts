import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { putInPlace, syncFolder } from '../disk/put-in-place.js';
import { FileStorage, type StoredFile } from './file-storage.js';
import { StorageFull } from './storage-failures.js';

const hourMs = 60 * 60 * 1000;
/** What a file is called until it is whole. */
const unfinished = '.unfinished';
const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** A folder of this machine, or one that several share. */
export class DiskStorage extends FileStorage {
  readonly mayHoldParts = true;
  private readonly logger = new Logger(DiskStorage.name);

  constructor(readonly root: string) {
    super();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const target = this.#path(name);
    // A name of its own: another process may be writing the same file.
    const started = `${target}.${randomBytes(8).toString('hex')}${unfinished}`;
    try {
      await this.#makeFolder(dirname(target));
      await writeFile(started, bytes);
      await putInPlace(started, target);
    } catch (error) {
      await rm(started, { force: true });
      if (!noRoom.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      this.logger.error({ err: error }, `There is no disk space left for uploads in ${this.root}`);
      throw new StorageFull(error);
    }
  }

  read(name: string): Promise<Buffer | undefined> {
    return orNone(readFile(this.#path(name)));
  }

  async readStart(name: string, length: number): Promise<Buffer | undefined> {
    const handle = await orNone(open(this.#path(name)));
    if (!handle) return undefined;
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  async find(name: string): Promise<StoredFile | undefined> {
    const found = await orNone(stat(this.#path(name)));
    return found?.isFile() ? { size: found.size, since: found.mtime } : undefined;
  }

  async list(): Promise<string[]> {
    return (await this.#names()).filter((name) => !name.endsWith(unfinished));
  }

  async remove(names: string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.#path(name), { force: true })));
  }

  /** Nobody works on a file for an hour. */
  async removeAbandoned(): Promise<void> {
    for (const name of (await this.#names()).filter((each) => each.endsWith(unfinished))) {
      const found = await this.find(name);
      if (found && Date.now() - found.since.getTime() > hourMs) await this.remove([name]);
    }
  }

  #path(name: string): string {
    return join(this.root, ...name.split('/'));
  }

  async #names(): Promise<string[]> {
    const entries = await orNone(readdir(this.root, { recursive: true, withFileTypes: true }));
    const files = (entries ?? []).filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) =>
      relative(this.root, join(parentPath, name)).replaceAll(sep, '/'),
    );
  }

  async #makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true });
    if (first === undefined) return;
    for (let made = folder; made.length >= first.length; made = dirname(made))
      await syncFolder(dirname(made));
  }
}

async function orNone<Found>(work: Promise<Found>): Promise<Found | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
