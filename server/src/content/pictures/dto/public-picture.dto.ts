import { ApiProperty } from '@nestjs/swagger';
import { ReadType } from '../../../common/fields/dto-types.js';
import { fraction } from '../../../common/fields/fraction.js';
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
