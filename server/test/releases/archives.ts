import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { extract, pack as createPack } from 'tar-stream';

/** A database has much that is the same three times, megabytes apart. */
const window = {
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 28,
};

export function writeCompressed(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content as Buffer);
  const params = {
    ...window,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(file, brotliCompressSync(bytes, { params }));
}

export function readCompressed(file: string): Buffer {
  return brotliDecompressSync(readFileSync(file), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
}

/** Folders without files too: a database needs its own. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const pack = createPack();
  const content = buffer(pack);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }));
  for (const { entry, path } of paths.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const name = relative(folder, path).replaceAll('\\', '/');
    if (entry.isDirectory()) pack.entry({ name, type: 'directory', mode: 0o700, mtime: new Date(0) });
    else pack.entry({ name, mode: 0o600, mtime: new Date(0) }, readFileSync(path));
  }
  pack.finalize();
  writeCompressed(file, await content);
}

/** @param isWanted whether a path of the archive is unpacked; all are, where it is left out */
export async function unpackFolder(
  file: string,
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  const entries = extract();
  const read = pipeline([readCompressed(file)], entries);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    const path = join(folder, name);
    if (!isWanted(name)) {
      entry.resume();
    } else if (type === 'directory') {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      writeFileSync(path, Buffer.concat(chunks), { mode: 0o600 });
    }
  }
  await read;
}
