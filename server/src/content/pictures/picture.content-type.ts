import { RecordKind } from '../../common/record-kind.js';
import type { TrashableType } from '../content-types.js';
import { PictureDto } from './dto/picture.dto.js';
import type { KnownPicture } from './known-pictures.service.js';
import { Picture } from './picture.entity.js';

/** Pictures; those who load one add what `KnownPicturesService` knows of it. */
export const pictureType: TrashableType<KnownPicture> = {
  kind: RecordKind.PICTURE,
  entity: Picture as new () => KnownPicture,
  notFound: 'Picture not found.',
  titleOf: ({ fileName, alt, path }) => fileName || alt.slice(0, 100) || path.replace(/^.*\//, ''),
  toDto: PictureDto.from,
  trash: { label: 'Picture', subtitleOf: ({ alt }) => alt, filesOf: ({ path }) => [path], heldBy: 'record' },
};
