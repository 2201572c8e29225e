import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/config.js';
import { abandonedMs, type BackupPlace, byTime, isBackupName } from './backup-place.js';
import { BackupPlaceKind } from './backup.enums.js';
import type { BackupPlaceDto } from './dto/backup.dto.js';

/** The bucket may be that of the uploads. */
const prefix = 'backups/';

/** Backups as objects of an S3-compatible store. Other files there are left alone. */
export class BackupStore implements BackupPlace {
  readonly description: BackupPlaceDto;
  #client: S3Client | undefined;

  constructor(private readonly settings: S3Settings) {
    this.description = { kind: BackupPlaceKind.BUCKET, name: settings.bucket };
  }

  pathOf(name: string): string {
    return `s3://${this.settings.bucket}/${prefix}${name}`;
  }

  freeBytes(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async store(name: string, write: (where: string) => Promise<void>): Promise<number> {
    // A store that does not list them forgets them by itself, or by a rule of its bucket.
    await this.#removeCutOff().catch(() => {});
    await write(this.pathOf(name));
    const { client, HeadObjectCommand } = await this.#library();
    const { ContentLength } = await client.send(new HeadObjectCommand(this.#object(name)));
    return ContentLength!;
  }

  async list(): Promise<string[]> {
    const { client, paginateListObjectsV2 } = await this.#library();
    const names: string[] = [];
    const wanted = { Bucket: this.settings.bucket, Prefix: prefix };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, wanted)) {
      names.push(...Contents.map(({ Key }) => Key!.slice(prefix.length)));
    }
    return names.filter(isBackupName).sort(byTime);
  }

  async remove(name: string): Promise<void> {
    const { client, DeleteObjectCommand } = await this.#library();
    await client.send(new DeleteObjectCommand(this.#object(name)));
  }

  /** Parts that a process which is dead has sent: nobody sees them, but they take room. */
  async #removeCutOff(): Promise<void> {
    const { client, AbortMultipartUploadCommand, ListMultipartUploadsCommand } = await this.#library();
    const wanted = { Bucket: this.settings.bucket, Prefix: prefix };
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand(wanted));
    for (const { Key, UploadId, Initiated } of Uploads) {
      const isOurs = isBackupName(Key!.slice(prefix.length));
      if (!isOurs || !Initiated || Initiated.getTime() > Date.now() - abandonedMs) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: wanted.Bucket, Key, UploadId }));
    }
  }

  #object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${prefix}${name}` };
  }

  /** Loaded with the first backup: it takes time and memory. */
  async #library() {
    const library = await import('@aws-sdk/client-s3');
    const { createS3Client } = await import('../../integrations/storage/s3-client.js');
    this.#client ??= createS3Client(this.settings);
    return { ...library, client: this.#client };
  }
}
