import type { Readable } from 'node:stream';

/** Files of this folder of the storage are handed out by who may load them, and never served at `/uploads`. */
export const privateFolder = 'private';

/** @param name of a file of the storage, or its address below `/uploads/` */
export function isPrivateName(name: string): boolean {
  // Some disks know a folder by other capitals too.
  const [folder] = name.toLowerCase().split('/');
  return folder === privateFolder;
}

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

/** What a request says of the part that it wants, in the words of HTTP. */
export interface WantedPart {
  /** Whether only what there is to say of the file is wanted. */
  headOnly: boolean;
  range?: string | undefined;
  ifRange?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
}

/** What is answered to it; the headers are those of HTTP. */
export interface FoundPart {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** The caller reads or destroys it. */
  body?: Readable;
}

/** A storage whose files this server reads over the network, and passes on as they come. */
export abstract class RemoteStorage extends FileStorage {
  /** @returns undefined where there is no such file. @throws ApiException 503 where the storage does not answer */
  abstract open(name: string, wanted: WantedPart): Promise<FoundPart | undefined>;
}
