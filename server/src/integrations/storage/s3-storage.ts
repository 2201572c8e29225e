import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../../config/config.js';
import { type FoundPart, RemoteStorage, type StoredFile, type WantedPart } from './file-storage.js';
import { fileType } from './file-types.js';
import { createS3Client, isFull, isNoBucket, type Patience, statusOf, usualPatience } from './s3-client.js';
import { StorageFull, StorageSilent } from './storage-failures.js';

const mostRemovedAtOnce = 16;

/** A bucket of an S3-compatible store. */
export class S3Storage extends RemoteStorage {
  /** It shows a file when it has all of it. */
  readonly mayHoldParts = false;
  private readonly logger = new Logger(S3Storage.name);
  private readonly client: S3Client;
  private readonly bucket: string;
  private isSilent = false;

  /** @param prefix of the keys of its files: the bucket may hold other things beside them */
  constructor(
    settings: S3Settings,
    private readonly patience = usualPatience,
    private readonly prefix = 'uploads/',
  ) {
    super();
    this.bucket = settings.bucket;
    this.client = createS3Client(settings, patience);
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = { ...this.#file(name), Body: bytes, ContentType: fileType(name) };
    await this.#ask('file', (abortSignal) => this.client.send(new PutObjectCommand(file), { abortSignal }));
  }

  read(name: string): Promise<Buffer | undefined> {
    return this.#read(name);
  }

  async readStart(name: string, length: number): Promise<Buffer | undefined> {
    const bytes = await this.#read(name, `bytes=0-${length - 1}`);
    return bytes?.subarray(0, length);
  }

  async find(name: string): Promise<StoredFile | undefined> {
    const head = await this.#ask('answer', (abortSignal) =>
      this.client.send(new HeadObjectCommand(this.#file(name)), { abortSignal }),
    );
    return head && { size: head.ContentLength ?? 0, since: head.LastModified ?? new Date(0) };
  }

  async list(): Promise<string[]> {
    const names: string[] = [];
    let next: string | undefined;
    do {
      const wanted = { Bucket: this.bucket, Prefix: this.prefix, ContinuationToken: next };
      const page = await this.#ask('file', (abortSignal) =>
        this.client.send(new ListObjectsV2Command(wanted), { abortSignal }),
      );
      // A folder that somebody made by hand is a file without a name.
      const keys = (page?.Contents ?? []).map(({ Key }) => Key!).filter((key) => !key.endsWith('/'));
      names.push(...keys.map((key) => key.slice(this.prefix.length)));
      next = page?.NextContinuationToken;
    } while (next !== undefined);
    return names;
  }

  /** One by one, which every store knows. */
  async remove(names: string[]): Promise<void> {
    for (let from = 0; from < names.length; from += mostRemovedAtOnce) {
      const some = names.slice(from, from + mostRemovedAtOnce);
      await Promise.all(
        some.map((name) =>
          this.#ask('answer', (abortSignal) =>
            this.client.send(new DeleteObjectCommand(this.#file(name)), { abortSignal }),
          ),
        ),
      );
    }
  }

  /** The store forgets what was cut off by itself. */
  async removeAbandoned(): Promise<void> {}

  async open(name: string, wanted: WantedPart): Promise<FoundPart | undefined> {
    const { headOnly, range, ifRange, ifModifiedSince } = wanted;
    // What a store may not understand is left out, as HTTP allows.
    const ifNoneMatch = isTag(wanted.ifNoneMatch) ? wanted.ifNoneMatch : undefined;
    // Several parts at once, and a part of what was there at some time, are answered with the whole, as HTTP allows.
    const isOnePart = range !== undefined && /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/.test(range);
    const part = isOnePart && (ifRange === undefined || isTag(ifRange)) ? range : undefined;
    const since = new Date(ifModifiedSince ?? Number.NaN);
    const file = {
      ...this.#file(name),
      Range: part,
      IfMatch: part && ifRange,
      IfNoneMatch: ifNoneMatch,
      IfModifiedSince: ifNoneMatch === undefined && !Number.isNaN(since.getTime()) ? since : undefined,
    };
    try {
      const output = await this.#ask('answer', (abortSignal) =>
        headOnly
          ? this.client.send(new HeadObjectCommand(file), { abortSignal })
          : this.client.send(new GetObjectCommand(file), { abortSignal }),
      );
      if (!output) return undefined;
      const found = foundPart(output);
      // Not every store looks at conditions.
      const isKnown = ifNoneMatch !== undefined && found.headers['ETag'] === ifNoneMatch;
      const isOfAnother = file.IfMatch !== undefined && found.headers['ETag'] !== file.IfMatch;
      if (!isKnown && !isOfAnother) return found;
      found.body?.destroy();
      return isKnown ? notModified(ifNoneMatch) : await this.open(name, { ...wanted, range: undefined });
    } catch (error) {
      const status = statusOf(error);
      if (status === 304) return notModified(ifNoneMatch);
      if (status === 412) return this.open(name, { ...wanted, range: undefined });
      const whole = status === 416 ? await this.find(name) : undefined;
      if (whole) return { status: 416, headers: { 'Content-Range': `bytes */${whole.size}` } };
      throw error;
    }
  }

  #file(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `${this.prefix}${name}` };
  }

  async #read(name: string, range?: string): Promise<Buffer | undefined> {
    try {
      const file = { ...this.#file(name), Range: range };
      const bytes = await this.#ask('file', async (abortSignal) => {
        const { Body } = await this.client.send(new GetObjectCommand(file), { abortSignal });
        return Body?.transformToByteArray();
      });
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      // There is no first byte in an empty file.
      if (range !== undefined && statusOf(error) === 416) return Buffer.alloc(0);
      throw error;
    }
  }

  /**
   * @returns undefined where there is no such file
   * @throws what the store refuses because of how it was called; StorageFull, and StorageSilent for everything else
   */
  async #ask<Output>(
    what: keyof Patience,
    send: (signal: AbortSignal) => Promise<Output>,
  ): Promise<Output | undefined> {
    const deadline = new AbortController();
    // Only until it answers: an answer that has begun may take its time.
    const timer = setTimeout(() => deadline.abort(), this.patience[what]);
    try {
      const output = await send(deadline.signal);
      this.#note(undefined);
      return output;
    } catch (error) {
      const status = statusOf(error);
      const isAnswer = status !== undefined && [304, 404, 412, 416].includes(status) && !isNoBucket(error);
      this.#note(isAnswer ? undefined : error);
      if (isAnswer && status === 404) return undefined;
      if (isAnswer) throw error;
      throw isFull(error) ? new StorageFull(error) : new StorageSilent(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A store that is gone is requested by every picture of every page, and is worth one line. */
  #note(error: unknown): void {
    if (error !== undefined && !this.isSilent) {
      this.logger.error(
        { err: error },
        'The store that S3_ENDPOINT names does not do what the server requests',
      );
    } else if (error === undefined && this.isSilent) {
      this.logger.log('The store that S3_ENDPOINT names answers again');
    }
    this.isSilent = error !== undefined;
  }
}

function foundPart(output: GetObjectCommandOutput): FoundPart {
  const { ETag, LastModified, ContentLength, ContentRange } = output;
  const body = output.Body as Readable | undefined;
  const headers = {
    ...(ETag !== undefined && { ETag }),
    ...(LastModified && { 'Last-Modified': LastModified.toUTCString() }),
    ...(ContentLength !== undefined && { 'Content-Length': String(ContentLength) }),
    ...(ContentRange !== undefined && { 'Content-Range': ContentRange }),
  };
  return { status: ContentRange === undefined ? 200 : 206, headers, ...(body && { body }) };
}

function notModified(ETag: string | undefined): FoundPart {
  return { status: 304, headers: ETag === undefined ? {} : { ETag } };
}

function isTag(text: string | undefined): boolean {
  return text !== undefined && /^"[\x21\x23-\x7e]*"$/.test(text);
}
