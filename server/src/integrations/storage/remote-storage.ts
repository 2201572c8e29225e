import type { Readable } from 'node:stream';
import { FileStorage } from './file-storage.js';

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
