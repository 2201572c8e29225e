import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import { TextFormat, type TranslatedKind } from '../translations/translations.module.js';
import { Picture } from './picture.entity.js';

export const pictureNotFound = 'Picture not found.';

export const translatedPicture: TranslatedKind<Picture> = {
  kind: RecordKind.PICTURE,
  target: Picture,
  subject: RecordKind.PICTURE,
  notFound: pictureNotFound,
  fields: { alt: { format: TextFormat.LINE, longest: textLimits.short } },
};
