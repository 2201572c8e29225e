import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { inLanguage, translationFor, type WithTranslation } from '../translations/in-language.js';
import type { PublicPictureDto } from './dto/picture.dto.js';

/** A row together with the pictures that its record names. */
export interface WithPictures {
  pictures: (Omit<PublicPictureDto, 'fallbacks'> & WithTranslation)[];
}

/**
 * The pictures that a row's record names, for a query of plain rows; see `readRows`.
 * @param kind as the database calls the record in `picture_uses`, such as project
 * @param recordId SQL of the row's id, such as `project.id`
 * @param fields the columns that name them
 */
export function picturesOf(
  kind: string,
  language: SiteLanguage,
  recordId: string,
  fields: string[],
): { pictures: string } {
  const { translation } = translationFor(RecordKind.PICTURE, language, 'picture.id');
  const among = fields.map((field) => `'${field}'`).join(', ');
  return {
    pictures: `(SELECT coalesce(json_agg(json_build_object(
        'path', path, 'width', width, 'height', height, 'colour', colour, 'kind', kind,
        'alt', alt, 'focalX', focal_x, 'focalY', focal_y,
        'widthMetres', width_metres, 'northDegrees', north_degrees, 'translation', ${translation}
      )), '[]')
      FROM pictures AS picture WHERE picture.id IN (
        SELECT picture_id FROM picture_uses
        WHERE picture_uses.kind = '${kind}' AND record_id = ${recordId} AND field IN (${among})
      ))`,
  };
}

/** Says the pictures of a row in the language that it was read for. */
export function sayPictures<Row extends WithPictures>(
  row: Row,
  language: SiteLanguage,
): Omit<Row, 'pictures'> & { pictures: PublicPictureDto[] } {
  const pictures = row.pictures.map((picture) => {
    const { translation: _, ...said } = inLanguage(picture, language, ['alt']);
    return said;
  });
  return { ...row, pictures };
}
