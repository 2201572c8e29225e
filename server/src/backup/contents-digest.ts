import { createHash } from 'node:crypto';

/** What a backup has beside its rows. */
export interface Contents {
  files: number;
  /** SHA-256 over the names and digests of all files in their order, in hexadecimal. */
  digest: string;
}

/** Adds up the files of a backup, whether they are written or read: equal sums are equal files. */
export class ContentsDigest {
  #files = 0;
  readonly #hash = createHash('sha256');

  /** @param name below `uploads/` */
  add(name: string, bytes: Buffer): void {
    this.#files += 1;
    this.#hash.update(`${name} ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }

  get files(): number {
    return this.#files;
  }

  /** Nothing can be added afterwards. */
  end(): Contents {
    return { files: this.#files, digest: this.#hash.digest('hex') };
  }
}
