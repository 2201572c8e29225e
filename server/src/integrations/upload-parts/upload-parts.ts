import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Like, Repository } from 'typeorm';
import { conflict, notFound, tooLarge } from '../../common/errors/api-exception.js';
import { inEachLanguage, type Sentence } from '../../common/errors/sentence.js';
import { ReceivedFiles } from '../../common/http/fill-files.interceptor.js';
import { insertMissing } from '../../common/insert-row.js';
import { type FileOwner, OwnsFiles } from '../file-uploads/unsettled-files.js';
import { UnsettledUpload } from '../file-uploads/unsettled-upload.entity.js';
import { FileStorage, privateFolder } from '../storage/file-storage.js';

const megabyte = 1024 * 1024;

/** As large as the largest file that any call takes. */
export const largestUploadBytes = 25 * megabyte;

export interface Room {
  /** Bytes of one file. */
  file: number;
  /** Bytes of all files of an owner that no form has used yet. */
  owner: number;
  /** What is said where these are too many. */
  full: Sentence;
}

/** Thirty pictures of 5 MB, and a set of drawings. */
const roomOfAccount: Room = {
  file: largestUploadBytes,
  owner: 200 * megabyte,
  full: 'Too many uploads of this account are not finished. Try again in some hours.',
};

const noUpload: Sentence = {
  en: 'Nothing has arrived of this upload, or a form has used it.',
  am: 'ከዚህ ፋይል ምንም አልደረሰም ወይም ከቅጹ ጋር ተልኳል።',
  om: 'Faayila kana irraa wanti gahe hin jiru yookaan unka waliin ergameera.',
};

/** A part counts as so much at least, so that tiny ones do not fill the table. */
const leastCounted = 32 * 1024;

/** SQL: of a part, by its name. */
const countedBytes = `greatest(${leastCounted}, substring(part.path from '-([0-9]+)[.]part$')::integer)`;

const folder = `/uploads/${privateFolder}/parts`;
const ours = new RegExp(`^/uploads/(${privateFolder}/parts/[\\w-]+-(\\d+)-(\\d+)\\.part)$`);

interface Part {
  path: string;
  name: string;
  offset: number;
  /** Where the next one begins. */
  end: number;
}

/**
 * Files on their way, part by part, so that a line that breaks costs one part. A part is a file of the storage, and
 * from before it is written a row of `unsettled_uploads`, whose sweep removes what nobody finishes. Its name says
 * whose it is, so that what one account sends is nobody else's.
 */
@OwnsFiles(true)
@Injectable()
export class UploadParts extends ReceivedFiles implements FileOwner {
  constructor(
    private readonly storage: FileStorage,
    @InjectRepository(UnsettledUpload) private readonly unsettled: Repository<UnsettledUpload>,
  ) {
    super();
  }

  /** How many bytes have arrived, from the beginning without a gap. */
  async received(ownerId: number, id: string): Promise<number> {
    return this.#receivedOf(await this.#find(`${ownerId}-${id}-`));
  }

  /**
   * Keeps a part. One that came before changes nothing, so that it can be sent again.
   * @param offset where in the file it begins
   * @returns how many bytes have arrived by now
   * @throws ApiException 409 where bytes before it are missing, 413 where it or its owner has too much
   */
  async add(
    ownerId: number,
    id: string,
    offset: number,
    bytes: Buffer,
    room: Room = roomOfAccount,
  ): Promise<number> {
    const received = await this.received(ownerId, id);
    const end = offset + bytes.length;
    if (offset > received) {
      throw conflict(`Only ${received} bytes of this file have arrived. Go on from there.`);
    }
    if (end <= received) return received;
    if (end > room.file) {
      throw tooLarge(inEachLanguage((texts) => texts.fileTooLarge(room.file / megabyte)));
    }
    const all = await this.unsettled
      .createQueryBuilder('part')
      .select(`coalesce(sum(${countedBytes}), 0)::float`, 'bytes')
      .where({ path: Like(`${folder}/${ownerId}-%`) })
      .getRawOne<{ bytes: number }>();
    if (all!.bytes + bytes.length > room.owner) {
      throw tooLarge(room.full);
    }
    const path = `${folder}/${ownerId}-${id}-${offset}-${bytes.length}.part`;
    await insertMissing(this.unsettled.manager, UnsettledUpload, { path });
    await this.storage.put(path.slice('/uploads/'.length), bytes);
    return end;
  }

  async read(ownerId: number, id: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let received = 0;
    for (const { name, offset, end } of await this.#find(`${ownerId}-${id}-`)) {
      if (offset > received) break;
      if (end <= received) continue;
      const bytes = await this.storage.read(name);
      if (!bytes) continue;
      pieces.push(bytes.subarray(received - offset));
      received = end;
    }
    return Buffer.concat(pieces);
  }

  /** Removes what has arrived of a file; where it fails it is left to the sweep. @throws ApiException 404 where nothing has */
  async drop(ownerId: number, id: string): Promise<void> {
    const parts = await this.#find(`${ownerId}-${id}-`);
    if (parts.length === 0) throw notFound(noUpload);
    await this.storage.remove(parts.map(({ name }) => name));
    await this.unsettled.delete({ path: In(parts.map(({ path }) => path)) });
  }

  /** Removes a file; a path that is none of a part is no fault. */
  async remove(path: string): Promise<void> {
    const name = ours.exec(path)?.[1];
    if (name) await this.storage.remove([name]);
  }

  /** In the order of the file. @param beginning of their names */
  async #find(beginning: string): Promise<Part[]> {
    const rows = await this.unsettled.findBy({
      path: Like(`${folder}/${beginning}%`),
    });
    return rows
      .map(({ path }) => {
        const [, name = '', offset, length] = ours.exec(path) ?? [];
        return { path, name, offset: Number(offset), end: Number(offset) + Number(length) };
      })
      .sort((a, b) => a.offset - b.offset || b.end - a.end);
  }

  /**
   * No part is begun before all before it is there, so only one that reaches further than the beginning of the last may
   * be missing: its process died between row and file.
   */
  async #receivedOf(parts: Part[]): Promise<number> {
    const lastOffset = parts.at(-1)?.offset ?? 0;
    let received = 0;
    for (const { name, offset, end } of parts) {
      if (offset > received) break;
      if (end <= received) continue;
      if (end <= lastOffset || (await this.storage.find(name))) received = end;
    }
    return received;
  }
}
