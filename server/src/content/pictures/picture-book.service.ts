import { measuresOf } from '@consultancy/shared/image-names';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { textLimits } from '../../common/text-limits.js';
import {
  KeepsPictures,
  type PictureBook,
  type StoredImage,
} from '../../integrations/file-uploads/picture-book.js';
import { removeBeside } from '../remove-beside.js';
import { pictureType } from './picture.content-type.js';
import { Picture } from './picture.entity.js';

/** Keeps the rows of pictures in step with their files, in the transactions that change both. */
@Injectable()
@KeepsPictures(true)
export class PictureBookService implements PictureBook {
  async add(manager: EntityManager, images: StoredImage[], createdById?: number): Promise<void> {
    const rows = images.map(({ path, name, bytes, colour }) => ({
      ...{ path, bytes, colour, ...measuresOf(path) },
      fileName: fileNameOf(name),
      createdById: createdById ?? null,
    }));
    await manager.insert(Picture, rows);
  }

  async release(manager: EntityManager, paths: string[]): Promise<string[]> {
    // A transaction that is about to name one of them ends before the question whether it is named.
    await manager.find(Picture, {
      select: { id: true },
      where: { path: In(paths) },
      order: { id: 'ASC' },
      withDeleted: true,
      lock: { mode: 'pessimistic_write' },
    });
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(Picture)
      .where({ path: In(paths), inLibrary: false })
      .andWhere('NOT EXISTS (SELECT FROM picture_uses WHERE picture_id = pictures.id)')
      .andWhere('NOT EXISTS (SELECT FROM revisions WHERE picture_ids @> ARRAY[pictures.id])')
      .returning('id')
      .execute();
    const ids = (raw as { id: number }[]).map(({ id }) => id);
    if (ids.length > 0) await removeBeside(manager, pictureType, ids);
    const stored = await manager.find(Picture, {
      select: { path: true },
      where: { path: In(paths) },
      withDeleted: true,
    });
    const stay = new Set(stored.map(({ path }) => path));
    return paths.filter((path) => !stay.has(path));
  }
}

/** As people know it: without the folders that some browsers and scripts send along. */
function fileNameOf(name: string): string {
  const plain = name.replace(/^.*[\\/]/, '').replace(/\p{Cc}/gu, '');
  return [...plain].slice(0, textLimits.title).join('');
}
