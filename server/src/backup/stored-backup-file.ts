import { GetObjectCommand, HeadObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../config/config.js';
import { createS3Client } from '../integrations/storage/s3-client.js';
import type { BackupFile } from './backup-file.js';
import { BackupError } from './backup-format.js';

/** Bytes; a store takes 10,000 parts, so a backup may have 160 GB. */
const usualPartSize = 16 * 1024 * 1024;
/** So many parts are in memory. */
const partsAtOnce = 2;

/**
 * An object of an S3-compatible store. It is sent in parts while it is made, so no disk has to hold it, and is there
 * only once the upload of all parts is completed.
 */
export class StoredBackupFile implements BackupFile {
  readonly name: string;
  private readonly client;
  private readonly place: { Bucket: string; Key: string };

  constructor(
    private readonly settings: S3Settings,
    key: string,
    private readonly partSize = usualPartSize,
  ) {
    this.name = `s3://${settings.bucket}/${key}`;
    this.client = createS3Client(settings);
    this.place = { Bucket: settings.bucket, Key: key };
  }

  async requireFree(): Promise<void> {
    const found = await this.#ask(this.client.send(new HeadObjectCommand(this.place)));
    if (found) throw new BackupError(`${this.name} exists already. Name another one, or remove it.`);
  }

  async write(content: Readable): Promise<void> {
    const params = { ...this.place, Body: content, ContentType: 'application/gzip' };
    const upload = new Upload({
      client: this.client,
      params,
      partSize: this.partSize,
      queueSize: partsAtOnce,
    });
    // No bucket is no answer either.
    if (!(await this.#ask(upload.done()))) throw this.#failure('there is no such bucket');
  }

  async read(): Promise<Readable> {
    const found = await this.#ask(this.client.send(new GetObjectCommand(this.place)));
    if (!found) throw new BackupError(`there is no backup ${this.name}.`);
    return found.Body as Readable;
  }

  /** @returns undefined where there is no such object. @throws BackupError that says what the store said */
  async #ask<Output>(requested: Promise<Output>): Promise<Output | undefined> {
    try {
      return await requested;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
      throw this.#failure((error as Error).message || (error as Error).name);
    }
  }

  #failure(reason: string): BackupError {
    return new BackupError(`the store ${this.settings.endpoint} failed at ${this.name} (${reason}).`);
  }
}
