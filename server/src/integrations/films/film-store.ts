import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { tooLarge, unsupportedType } from '../../common/errors/api-exception.js';
import { type FileOwner, OwnsFiles } from '../file-uploads/unsettled-files.js';
import { FileStorage } from '../storage/file-storage.js';
import { NotAFilmError, readFilm } from './film-check.js';

/** A film behind a headline is short. */
const longestSeconds = 30;
const ours = /^\/uploads\/(films\/[\w-]+\.(?:mp4|webm))$/;

/** Films that were uploaded, served at /uploads. They are stored as they came: nothing here works on moving pictures. */
@OwnsFiles(true)
@Injectable()
export class FilmStore implements FileOwner {
  constructor(private readonly storage: FileStorage) {}

  /**
   * Keeps a film for good once it resolves.
   * @param announce gets the path, which starts with /uploads/, before anything is written
   * @returns how many bytes it takes
   * @throws ApiException 415 for anything that is no film, 413 for one that is too long, 503 where it cannot be stored
   */
  async save(bytes: Buffer, announce: (path: string) => Promise<void>): Promise<number> {
    const { type, seconds } = this.#read(bytes);
    if (seconds > longestSeconds) {
      throw tooLarge(
        `The film is ${Math.ceil(seconds)} seconds long. Cut it to ${longestSeconds} and try again.`,
      );
    }
    const name = `films/${randomBytes(12).toString('hex')}.${type}`;
    await announce(`/uploads/${name}`);
    await this.storage.put(name, bytes);
    return bytes.length;
  }

  /** Removes a file; a path that is none of `save` is no fault. */
  async remove(path: string): Promise<void> {
    const name = ours.exec(path)?.[1];
    if (name) await this.storage.remove([name]);
  }

  #read(bytes: Buffer) {
    try {
      return readFilm(bytes);
    } catch (error) {
      throw error instanceof NotAFilmError ? unsupportedType(error.message) : error;
    }
  }
}
