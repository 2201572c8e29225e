import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/access/access.js';
import { Discovered } from '../../common/discovery/discovered.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { type Change, FileUploads, type FormFile } from '../file-uploads/file-uploads.js';
import { KeepsPictures, type PictureBook } from '../file-uploads/picture-book.js';
import { ImageStore } from './image-store.js';

/** Images that come with a change of the record that names them. */
@Injectable()
export class ImageUploads {
  constructor(
    private readonly uploads: FileUploads,
    private readonly store: ImageStore,
    private readonly discovered: Discovered,
  ) {}

  /**
   * Stores the images, enters them in the picture book, then makes the change in the same transaction. If the change
   * fails the images go again; if it is committed, the images it dropped go.
   * @param change is given the transaction's manager, and the paths in the order of the images
   * @param caller who uploads them
   * @param request makes a retry harmless: what was carried out before is answered, and not done again
   */
  saveWithChange<Answer>(
    images: FormFile[],
    folder: string,
    change: Change<Answer>,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Answer> {
    const book = this.discovered.provider<PictureBook>(KeepsPictures);
    return this.uploads.saveWithChange(
      images,
      {
        store: (bytes, announce) => this.store.save(bytes, folder, announce),
        enter: (manager, stored) => book?.add(manager, stored, caller.userId),
      },
      change,
      request,
    );
  }
}
