import { OmitType } from '@nestjs/swagger';
import { pick } from '../../../common/fields/dto-types.js';
import type { KnownPicture } from '../known-pictures.service.js';
import { PublicPictureDto } from './public-picture.dto.js';

/** A record that names a picture. */
export class NamingRecordDto {
  /** What it is, such as project. */
  kind: string;

  id: number;

  title: string;

  /** Whether it is in the trash. */
  isInTrash: boolean;
}

/** What a picture shows, in the languages beside English. */
export class AltTranslationsDto {
  /** Amharic; null where nobody has said it. */
  am: string | null;

  /** Afaan Oromo; null where nobody has said it. */
  om: string | null;
}

const read = [
  ...(['id', 'path', 'fileName', 'width', 'height', 'bytes', 'colour', 'kind', 'alt'] as const),
  ...(['translations', 'focalX', 'focalY', 'widthMetres', 'northDegrees', 'usedBy', 'uploadedBy'] as const),
  ...(['createdAt', 'updatedAt', 'version'] as const),
];

/** A picture as staff keep it. */
export class PictureDto extends OmitType(PublicPictureDto, ['fallbacks']) {
  id: number;

  /** What the file was called where it came from; empty where that is not known. */
  fileName: string;

  /** Of the file; null where it is not known. */
  bytes: number | null;

  /** What it shows, in the languages beside English. */
  translations: AltTranslationsDto;

  /** The records that name it, those in the trash too. */
  usedBy: NamingRecordDto[];

  /** Who uploaded it, where that is known. */
  uploadedBy: string | null;

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  version: number;

  static from(picture: KnownPicture): PictureDto {
    return pick(picture, read);
  }
}
