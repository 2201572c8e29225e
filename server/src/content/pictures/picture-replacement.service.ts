import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { RecordKind } from '../../common/record-kind.js';
import { updateUnversioned } from '../../common/versioning.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { ImageUploads } from '../../integrations/images/image-uploads.js';
import { RecordWriter } from '../record-writer.js';
import { Translation } from '../translations/translation.entity.js';
import { PictureDto } from './dto/picture.dto.js';
import { type KnownPicture, KnownPicturesService } from './known-pictures.service.js';
import { NamingRecords, renamed, type RenamedPaths } from './naming-records.service.js';
import { Picture } from './picture.entity.js';
import { libraryFolder, requireImage } from './uploaded-picture.js';

/** Puts other files in the place of pictures. */
@Injectable()
export class PictureReplacementService {
  constructor(
    private readonly uploads: ImageUploads,
    private readonly records: RecordWriter,
    private readonly known: KnownPicturesService,
    private readonly naming: NamingRecords,
  ) {}

  /**
   * Puts another file in the place of a picture's: records that name it show the same picture, and their versions
   * stay. The old file goes, and its path still leads to the picture where a form sends it.
   */
  replace(
    id: number,
    version: number | undefined,
    images: FormFile[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<PictureDto> {
    requireImage(images);
    return this.uploads.saveWithChange(
      images,
      libraryFolder,
      async (manager, [path]) => {
        // The upload is entered as a picture of its own, which it is not to be.
        const fresh = await manager.findOneByOrFail(Picture, { path: path! });
        await manager.delete(Picture, fresh.id);
        const { width, height, bytes, colour, fileName } = fresh;
        const dropped: string[] = [];
        const change = {
          ...{ id, version },
          isDone: () => false,
          apply: (picture: KnownPicture) => {
            dropped.push(picture.path);
            // Another size may show another part of the drawing, and a false scale is worse than none.
            if (width !== picture.width || height !== picture.height) picture.widthMetres = null;
            picture.formerPaths = [...picture.formerPaths, picture.path];
            Object.assign(picture, { path, width, height, bytes, colour, fileName, inLibrary: true });
          },
        };
        await this.naming.lockWithPicture(manager, id);
        const saved = await this.records.change(manager, this.known.type, change, caller);
        await this.#rename(manager, saved, { from: dropped[0]!, to: path! });
        return { answer: PictureDto.from(saved), dropped };
      },
      caller,
      request,
    );
  }

  /** In records, and in what they say in other languages. */
  async #rename(manager: EntityManager, { usedBy }: KnownPicture, paths: RenamedPaths): Promise<void> {
    for (const [kind, records] of Map.groupBy(usedBy, (record) => record.kind)) {
      const ids = records.map(({ id }) => id);
      const texts = { texts: renamed('texts'), sources: renamed('sources') };
      await updateUnversioned<Translation>(manager, Translation, texts)
        .where({ kind, recordId: In(ids) })
        .andWhere(`texts::text LIKE '%' || :from || '%'`)
        .setParameters(paths)
        .execute();
      await this.naming.rename(manager, kind as RecordKind, ids, paths);
    }
  }
}
