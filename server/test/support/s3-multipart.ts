import { createHash, randomUUID } from 'node:crypto';

interface Upload {
  key: string;
  since: Date;
  parts: Map<number, Buffer>;
}

/** Objects that come in parts: nobody sees one before it is completed. */
export class MultipartUploads {
  readonly #uploads = new Map<string, Upload>();

  /** What is under way, by its id; `since` may be set back. */
  get underWay(): ReadonlyMap<string, { key: string; since: Date }> {
    return this.#uploads;
  }

  begin(key: string): string {
    const id = randomUUID();
    this.#uploads.set(id, { key, since: new Date(), parts: new Map() });
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }

  /** @returns its ETag; undefined where there is no such upload */
  take(id: string, part: number, bytes: Buffer): string | undefined {
    this.#uploads.get(id)?.parts.set(part, bytes);
    return this.#uploads.has(id) ? etagOf(bytes) : undefined;
  }

  /** @param list the parts, as the request names them. @returns undefined where one is not what was sent */
  complete(id: string, list: string): Buffer | undefined {
    const upload = this.#uploads.get(id);
    const parts = [...list.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part!)?.[1]),
      etag: /<ETag>(.*?)</.exec(part!)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const bytes = parts.map(({ number }) => upload?.parts.get(number));
    const isRight = bytes.every((part, index) => part && etagOf(part) === parts[index]!.etag);
    // Each but the last has at least 5 MiB.
    const isLarge = bytes.slice(0, -1).every((part) => part && part.length >= 5 * 1024 * 1024);
    if (!isRight || !isLarge || parts.length === 0) return undefined;
    this.#uploads.delete(id);
    return Buffer.concat(bytes as Buffer[]);
  }

  abort(id: string): void {
    this.#uploads.delete(id);
  }

  list(prefix: string): string {
    const found = [...this.#uploads].filter(([, { key }]) => key.startsWith(prefix));
    const entries = found.map(
      ([id, { key, since }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${since.toISOString()}</Initiated></Upload>`,
    );
    return `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`;
  }
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
