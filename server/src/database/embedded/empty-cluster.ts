import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack as createPack } from 'tar-stream';

/** A cluster without content, which the build makes: to make one takes 1 GB of memory for seconds. */
const emptyCluster = join(import.meta.dirname, '../../empty-cluster.tar.gz');

/** @param folder with the files of a cluster that is closed */
export async function packEmptyCluster(folder: string): Promise<void> {
  const pack = createPack();
  const written = pipeline(pack, createGzip(), createWriteStream(emptyCluster));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isDirectory()) pack.entry({ name, type: 'directory' });
    else if (entry.isFile()) pack.entry({ name }, await readFile(path));
  }
  pack.finalize();
  await written;
}

/** Fills a new folder with the cluster of the build. Where there is none, as in tests of the sources, nothing happens. */
export async function unpackEmptyCluster(folder: string): Promise<void> {
  if (!existsSync(emptyCluster)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = extract();
  const read = pipeline(createReadStream(emptyCluster), createGunzip(), entries);
  // PostgreSQL expects folders of its own account alone.
  for await (const entry of entries) {
    const path = join(folder, entry.header.name);
    const content = await buffer(entry);
    if (entry.header.type === 'directory') await mkdir(path, { recursive: true, mode: 0o700 });
    else await writeFile(path, content, { mode: 0o600 });
  }
  await read;
}
