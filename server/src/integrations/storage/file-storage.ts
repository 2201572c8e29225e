/**
 * Where uploads lie; also the injection token of the kind that the settings choose. A file's name is its path below
 * `/uploads/`, such as `projects/house-1600x1067.webp`, with slashes on every system. Files never change: another
 * picture has another name.
 */
export abstract class FileStorage {
  /** Whether a file may be there in part, as on a disk that was copied or lost power; a store keeps all or nothing. */
  abstract readonly mayHoldParts: boolean;

  /**
   * Keeps a file for good once it resolves. Until then nobody finds it, not even in part.
   * @throws ApiException 503 where there is no room, or the store does not answer
   */
  abstract put(name: string, bytes: Buffer): Promise<void>;

  /** @returns undefined where there is none */
  abstract read(name: string): Promise<Buffer | undefined>;

  /** @returns the first bytes of a file, fewer where it is shorter; undefined where there is none */
  abstract readStart(name: string, length: number): Promise<Buffer | undefined>;

  /** @returns size in bytes, and since when it is there; undefined where there is none */
  abstract find(name: string): Promise<StoredFile | undefined>;

  /** The names of all files; those that come or go meanwhile may be among them. */
  abstract list(): Promise<string[]>;

  /** Removes files; one that is gone already is no fault. */
  abstract remove(names: string[]): Promise<void>;

  /** Removes what writing left that was cut off, once nobody can be at it any more. */
  abstract removeAbandoned(): Promise<void>;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  since: Date;
}
