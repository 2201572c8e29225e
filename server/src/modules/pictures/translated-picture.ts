import { textLimits } from '../../common/text-limits.js';
import { ActivitySubject } from '../activity/activity.module.js';
import { TextFormat, type TranslatedKind, TranslationKind } from '../translations/translations.module.js';
import { Picture } from './picture.entity.js';

export const pictureNotFound = 'Picture not found.';

export const translatedPicture: TranslatedKind<Picture> = {
  kind: TranslationKind.PICTURE,
  target: Picture,
  subject: ActivitySubject.PICTURE,
  notFound: pictureNotFound,
  fields: { alt: { format: TextFormat.LINE, longest: textLimits.short } },
};
