import { Injectable } from '@nestjs/common';
import { ImageStore } from './image-store.js';

/** A file of a multipart form, in memory. */
export interface UploadedImage {
  buffer?: Buffer;
}

/** What a change did with pictures, beside its answer. */
export interface PictureChange<Answer> {
  answer: Answer;
  /** Paths that no record names any more once the change is committed. */
  dropped: string[];
  /** Of the stored files those that a record names: none of them where the change had been made before. */
  kept: string[];
}

/** Keeps files and records together: whatever happens, neither outlives the other. */
@Injectable()
export class ImageUploads {
  constructor(private readonly store: ImageStore) {}

  /**
   * Stores the files, then makes the change in the database. If the change fails the files go again; if it is
   * committed, the files it dropped go.
   * @param change must have committed when it resolves; is given the paths in the order of the files
   */
  async during<Answer>(
    files: UploadedImage[],
    folder: string,
    change: (paths: string[]) => Promise<PictureChange<Answer>>,
  ): Promise<Answer> {
    const paths = await this.#saveAll(files, folder);
    const { answer, dropped, kept } = await change(paths).catch(async (error: unknown) => {
      await this.remove(paths);
      throw error;
    });
    await this.remove([...dropped, ...paths.filter((path) => !kept.includes(path))]);
    return answer;
  }

  /** Removes files that no record names any more; what is gone already, or not ours, is no fault. */
  async remove(paths: string[]): Promise<void> {
    await Promise.all(paths.map((path) => this.store.remove(path)));
  }

  async #saveAll(files: UploadedImage[], folder: string): Promise<string[]> {
    const paths: string[] = [];
    try {
      for (const { buffer } of files) paths.push(await this.store.save(buffer ?? Buffer.alloc(0), folder));
      return paths;
    } catch (error) {
      await this.remove(paths);
      throw error;
    }
  }
}
