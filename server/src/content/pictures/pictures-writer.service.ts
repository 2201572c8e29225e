import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { translatedLanguages } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { ImageUploads } from '../../integrations/images/image-uploads.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import { RecordWriter, setColumns } from '../record-writer.js';
import { fingerprintOf } from '../translations/english.js';
import { TranslationsWriterService } from '../translations/translations-writer.service.js';
import { PictureDto } from './dto/picture.dto.js';
import type { UpdatePictureDto } from './dto/update-picture.dto.js';
import { type KnownPicture, KnownPicturesService } from './known-pictures.service.js';
import { Picture } from './picture.entity.js';
import { libraryFolder, requireImage } from './uploaded-picture.js';

/** What staff change: the library of pictures. */
@Injectable()
export class PicturesWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly records: RecordWriter,
    private readonly translations: TranslationsWriterService,
    private readonly known: KnownPicturesService,
  ) {}

  /** Adds a picture to the library. @throws ApiException 400 without one */
  create(images: FormFile[], caller: Caller, request?: RequestIdentity): Promise<PictureDto> {
    requireImage(images);
    return this.uploads.saveWithChange(
      images,
      libraryFolder,
      async (manager, [path]) => {
        const picture = await manager.findOneByOrFail(Picture, { path: path! });
        // It is new: nothing of it has changed.
        await manager.update(Picture, picture.id, { inLibrary: true, version: () => 'version' });
        const known = await this.known.one(manager, picture);
        await this.records.log(manager, this.known.type, ActivityVerb.CREATED, known, caller);
        return { answer: PictureDto.from(known), dropped: [] };
      },
      caller,
      request,
    );
  }

  /** Says what a picture is and shows. What somebody has worked on stays in the library. */
  update(id: number, { version, alt, translations, ...fields }: UpdatePictureDto, caller: Caller) {
    const columns = { ...fields, ...(alt !== undefined && { alt: alt ?? '' }) };
    const { isDone, apply } = setColumns<Picture>({ ...columns, inLibrary: true });
    return this.dataSource.transaction(async (manager) => {
      const isSaid = (picture: KnownPicture) =>
        translatedLanguages.every(
          (code) => translations?.[code] === undefined || translations[code] === picture.translations[code],
        );
      // Who only translates changes the picture all the same, so that two do not overwrite each other unseen.
      const change = {
        ...{ id, version },
        isDone: (picture: KnownPicture) => isDone(picture) && isSaid(picture),
        apply: (picture: KnownPicture) => {
          void apply(picture);
          picture.updatedAt = new Date();
        },
      };
      const saved = await this.records.change(manager, this.known.type, change, caller);
      if (!isSaid(saved)) await this.#translate(manager, saved, translations!, caller);
      return PictureDto.from(await this.known.one(manager, saved));
    });
  }

  async #translate(
    manager: EntityManager,
    { id, alt }: Picture,
    said: NonNullable<UpdatePictureDto['translations']>,
    caller: Caller,
  ): Promise<void> {
    if (alt === '' && Object.values(said).some((text) => text)) {
      const message = 'Enter the English description too; translations are made from it.';
      throw validationError([{ field: 'alt', message }]);
    }
    for (const language of translatedLanguages) {
      const text = said[language];
      if (text === undefined) continue;
      const texts = [{ field: 'alt', text, fingerprint: fingerprintOf(alt) }];
      const which = { kind: RecordKind.PICTURE, recordId: id, language };
      await this.translations.saveWithin(manager, which, { texts, published: true }, caller);
    }
  }
}
