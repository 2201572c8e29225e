import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';

/** What is known of a file once it is stored. */
export interface StoredFile {
  bytes: number;
  /** The colour that most of a picture has, such as #7a8b5c. */
  colour?: string;
}

/** An image that is on disk. */
export interface StoredImage extends StoredFile {
  path: string;
  /** What its file was called where it came from. */
  name: string;
}

/** Who keeps account of the images that records name. */
export interface PictureBook {
  /**
   * Enters images that are about to be named.
   * @param manager of the transaction that names them
   * @param createdById the account that uploaded them
   */
  add(manager: EntityManager, images: StoredImage[], createdById?: number): Promise<void>;
  /**
   * Takes out images that no record names any more, once the changes that dropped them are committed: it locks them,
   * and who changes a record locks the record first.
   * @param manager of a transaction that does nothing else
   * @returns those whose files shall go
   */
  release(manager: EntityManager, paths: string[]): Promise<string[]>;
}

/** Marks the provider that knows which pictures there are: a `PictureBook`. */
export const KeepsPictures = DiscoveryService.createDecorator<true>();
