import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { BoundedWork } from '../../common/bounded-work.js';
import { unsupportedType } from '../../common/errors/api-exception.js';
import { type FileOwner, OwnsFiles } from '../file-uploads/unsettled-files.js';
import { FileStorage, privateFolder } from '../storage/file-storage.js';

/** What drawings and schedules come as. */
export const privateFileTypes = [
  'pdf',
  'zip',
  'dwg',
  'dxf',
  'ifc',
  'skp',
  'rvt',
  'xlsx',
  'docx',
  'jpg',
  'png',
];

const ours = /^\/uploads\/(private\/[\da-f]{32}\.[a-z]{3,4})$/;

/** Files that are stored as they came and only handed out to who may have them. They lie with the uploads, and are in backups like these. */
@OwnsFiles(true)
@Injectable()
export class PrivateFileStore implements FileOwner {
  readonly #checks = new BoundedWork({ atOnce: 1, waiting: 10 });

  constructor(private readonly storage: FileStorage) {}

  /**
   * Keeps a file for good once it resolves.
   * @param called what the file was called where it came from
   * @param announce gets the path, which starts with /uploads/, before anything is written
   * @returns how many bytes it takes
   * @throws ApiException 415 for a file of another kind, and for a PDF that cannot be stamped or is too large to be read, 503 where it cannot be stored
   */
  async save(bytes: Buffer, called: string, announce: (path: string) => Promise<void>): Promise<number> {
    const type = extname(called).slice(1).toLowerCase();
    if (!privateFileTypes.includes(type)) {
      throw unsupportedType(`A design file must be one of ${privateFileTypes.join(', ')}.`);
    }
    if (type === 'pdf') await this.#requireOpen(bytes);
    return this.keep(bytes, type, announce);
  }

  /** The same for a file whose type somebody has made sure of. */
  async keep(bytes: Buffer, type: string, announce: (path: string) => Promise<void>): Promise<number> {
    const name = `${privateFolder}/${randomBytes(16).toString('hex')}.${type}`;
    await announce(`/uploads/${name}`);
    await this.storage.put(name, bytes);
    return bytes.length;
  }

  /** @param path as `save` announced it @returns undefined where the file is gone */
  async read(path: string): Promise<Buffer | undefined> {
    const name = ours.exec(path)?.[1];
    return name ? this.storage.read(name) : undefined;
  }

  /** Removes a file; a path that is none of `save` is no fault. */
  async remove(path: string): Promise<void> {
    const name = ours.exec(path)?.[1];
    if (name) await this.storage.remove([name]);
  }

  async #requireOpen(bytes: Buffer): Promise<void> {
    const { checkPdf, UnreadablePdfError } = await import('../pdf/stamp-pdf.js');
    try {
      await this.#checks.run(() => checkPdf(bytes));
    } catch (error) {
      if (!(error instanceof UnreadablePdfError)) throw error;
      throw unsupportedType(error.message);
    }
  }
}
