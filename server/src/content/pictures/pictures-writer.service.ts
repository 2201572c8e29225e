import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { translatedLanguages } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { updateUnversioned } from '../../common/versioning.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { ImageUploads } from '../../integrations/images/image-uploads.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import type { TrashableType } from '../content-types.js';
import { RecordWriter, setColumns } from '../record-writer.js';
import { fingerprintOf } from '../translations/english.js';
import { Translation } from '../translations/translation.entity.js';
import { TranslationsWriterService } from '../translations/translations-writer.service.js';
import { TrashService } from '../trash/trash.service.js';
import { PictureDto } from './dto/picture.dto.js';
import type { UpdatePictureDto } from './dto/update-picture.dto.js';
import { type KnownPicture, KnownPicturesService } from './known-pictures.service.js';
import { NamingRecords, renamed, type RenamedPaths } from './naming-records.service.js';
import { pictureType } from './picture.content-type.js';
import { Picture } from './picture.entity.js';

const folder = 'library';
/** How many records a refusal names. */
const mostNamed = 3;

/** What staff change: the library of pictures. */
@Injectable()
export class PicturesWriterService {
  readonly #type: TrashableType<KnownPicture> = {
    ...pictureType,
    complete: (manager, picture) => this.known.one(manager, picture),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly records: RecordWriter,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
    private readonly translations: TranslationsWriterService,
    private readonly known: KnownPicturesService,
    private readonly naming: NamingRecords,
  ) {}

  /** Adds a picture to the library. @throws ApiException 400 without one */
  create(images: FormFile[], caller: Caller, request?: RequestIdentity): Promise<PictureDto> {
    requireImage(images);
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [path]) => {
        const picture = await manager.findOneByOrFail(Picture, { path: path! });
        // It is new: nothing of it has changed.
        await manager.update(Picture, picture.id, { inLibrary: true, version: () => 'version' });
        const known = await this.known.one(manager, picture);
        await this.records.log(manager, this.#type, ActivityVerb.CREATED, known, caller);
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
      const saved = await this.records.change(manager, this.#type, change, caller);
      if (!isSaid(saved)) await this.#translate(manager, saved, translations!, caller);
      return PictureDto.from(await this.known.one(manager, saved));
    });
  }

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
      folder,
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
        const saved = await this.records.change(manager, this.#type, change, caller);
        await this.#rename(manager, saved, { from: dropped[0]!, to: path! });
        return { answer: PictureDto.from(saved), dropped };
      },
      caller,
      request,
    );
  }

  /** Moves a picture to the trash. @throws ApiException 409 while a record names it */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // A transaction that is about to name it ends before the question whether it is named.
      await manager.findOne(Picture, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const picture = await this.records.load(manager, this.#type, id);
      if (picture.usedBy.length > 0) throw conflict(inUse(picture));
      await this.trash.put(manager, this.#type, picture, caller);
    });
  }

  /** Takes a picture out of the trash as it was. @throws ApiException 404 when it is not there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<PictureDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      PictureDto.from(await this.trash.restore(manager, this.#type, id, caller)),
    );
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

function requireImage(images: FormFile[]): void {
  if (images.length > 0) return;
  throw validationError([{ field: 'image', message: 'Send a picture in the field image.' }]);
}

function inUse({ usedBy }: KnownPicture): string {
  const names = usedBy
    .slice(0, mostNamed)
    .map(({ title, isInTrash }) => title + (isInTrash ? ' (in the trash)' : ''));
  const more = usedBy.length > mostNamed ? ` and ${usedBy.length - mostNamed} more` : '';
  return `This picture is still used: ${names.join(', ')}${more}. Remove it there first.`;
}
