import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { User } from '../../modules/accounts/accounts.module.js';
import type { TrashableType } from '../content-types.js';
import { Translation } from '../translations/translation.entity.js';
import type { AltTranslationsDto, NamingRecordDto } from './dto/picture.dto.js';
import { NamingRecords } from './naming-records.service.js';
import { PictureUse } from './picture-use.entity.js';
import { pictureType } from './picture.content-type.js';
import type { Picture } from './picture.entity.js';

/** A picture with all that staff read of it. */
export type KnownPicture = Picture & {
  translations: AltTranslationsDto;
  usedBy: NamingRecordDto[];
  uploadedBy: string | null;
};

/** Adds to pictures what is not in their own row. */
@Injectable()
export class KnownPicturesService {
  /** Pictures that are loaded with all of it. */
  readonly type: TrashableType<KnownPicture> = {
    ...pictureType,
    complete: (manager, picture) => this.one(manager, picture),
  };

  constructor(private readonly naming: NamingRecords) {}

  /** As many questions whether there is one picture or a page of them. */
  async of(manager: EntityManager, pictures: Picture[]): Promise<KnownPicture[]> {
    const ids = pictures.map(({ id }) => id);
    const uses = await manager.findBy(PictureUse, { pictureId: In(ids) });
    const found = await this.naming.find(manager, uses);
    const records = new Map(found.map((record) => [`${record.kind} ${record.id}`, record]));
    const translations = await manager.findBy(Translation, { kind: RecordKind.PICTURE, recordId: In(ids) });
    const alts = new Map(
      translations.map((each) => [`${each.language} ${each.recordId}`, each.texts['alt'] as string]),
    );
    const creators = pictures.flatMap(({ createdById }) => createdById ?? []);
    const accounts = await manager.findBy(User, { id: In(creators) });
    return pictures.map((picture) => {
      const named = uses.filter(({ pictureId }) => pictureId === picture.id);
      // A record may name a picture in several places.
      const keys = new Set(named.map(({ kind, recordId }) => `${kind} ${recordId}`));
      return Object.assign(picture, {
        translations: { am: alts.get(`am ${picture.id}`) ?? null, om: alts.get(`om ${picture.id}`) ?? null },
        usedBy: [...keys].flatMap((key) => records.get(key) ?? []),
        uploadedBy: accounts.find(({ id }) => id === picture.createdById)?.name ?? null,
      });
    });
  }

  async one(manager: EntityManager, picture: Picture): Promise<KnownPicture> {
    return (await this.of(manager, [picture]))[0]!;
  }
}
