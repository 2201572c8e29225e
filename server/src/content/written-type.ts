import type { ContentRecord } from './content-type.js';
import type { TrashableType } from './content-types.js';

/** A record that staff write, and that can be in the trash. */
export type WrittenRecord = ContentRecord & { createdAt: Date; updatedAt: Date; deletedAt: Date | null };

/** A kind of record that requests change. */
export type WrittenType<Entity extends WrittenRecord, Dto extends object> = {
  toDto(record: Entity): Dto;
  /** Folder of the pictures that are uploaded with a record. Default: the name of its kind. */
  folder?: string;
  /** The field that holds its one picture, where it has one. */
  pictureField?: keyof Entity & string;
} & TrashableType<Entity>;

/** Pictures that a request may show: those that came with it, and those of the site by the names it has for them. */
export interface GivenPictures {
  uploads: string[];
  library: ReadonlyMap<string, string>;
}
