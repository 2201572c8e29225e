import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Gives a file that is written its name, so that a file of that name is whole, also after a power cut.
 * @param target in the same folder
 */
export async function putInPlace(unfinished: string, target: string): Promise<void> {
  await sync(unfinished, 'r+');
  await rename(unfinished, target);
  await syncFolder(dirname(target));
}

/** A name is on disk only once its folder is. Windows cannot open folders, and needs no such thing. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
