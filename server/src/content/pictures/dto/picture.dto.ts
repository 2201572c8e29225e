import { ApiProperty, OmitType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { fraction } from '../../../common/fields/fraction.js';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import type { KnownPicture } from '../known-pictures.service.js';
import { Picture, PictureKind } from '../picture.entity.js';

/** A picture that a record names, as everybody may read it. */
export class PublicPictureDto extends ReadType(Picture, ['widthMetres', 'northDegrees']) {
  /** Starts with /uploads/; the record names the picture by it. */
  path: string;

  /** Pixels; null where it is not known. */
  width: number | null;

  /** Pixels; null where it is not known. */
  height: number | null;

  /** Its main colour, as a placeholder while it loads; null if unknown. */
  @ApiProperty({ type: String, nullable: true, example: '#7a8b5c' })
  colour: string | null;

  /** Drawings and plans are never cropped. */
  kind: PictureKind;

  /** What it shows, in words; empty where nobody has said. */
  alt: string;

  /** What a crop must keep: a share of the width, from the left. */
  @ApiProperty({ ...fraction, minimum: 0, maximum: 1 })
  focalX: number;

  /** What a crop must keep: a share of the height, from the top. */
  @ApiProperty({ ...fraction, minimum: 0, maximum: 1 })
  focalY: number;

  /** `alt` where it is in English because it is not translated, else nothing. */
  fallbacks: string[];
}

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

export enum PictureSort {
  createdAt = 'createdAt',
  fileName = 'fileName',
  bytes = 'bytes',
}

export class ListPicturesQuery extends ListQuery {
  @OptionalChoice(PictureSort, 'PictureSort')
  sortBy?: PictureSort = PictureSort.createdAt;

  @OptionalChoice(PictureKind, 'PictureKind')
  kind?: PictureKind;

  /** Only those that records name, or only those that none does. */
  @BooleanInput()
  isUsed?: boolean;
}
