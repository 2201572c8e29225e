import { Check, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { OptionalTextColumn, TextListColumn } from '../../common/database-columns.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { PictureField, TextField, TextListField } from '../../common/fields/fields.js';
import { textLimits } from '../../common/text-limits.js';

const { LINE, LIST, PARAGRAPHS } = TextFormat;
const { title, short, message } = textLimits;

export const mostFigures = 6;
export const mostEntries = 12;

/** Of the only row. */
export const siteCopyId = 1;

/** In characters: a mission, a vision. */
export const longestStatement = 1_000;

/**
 * What the pages say that no other record does. What is null, or an empty list, nobody has written: the site leaves
 * it out, or has a headline that suits any firm. There is exactly one row.
 */
@Entity('site_copy')
@CachedContent()
@Check('site_copy_single_row_check', 'id = 1')
export class SiteCopy {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id: number;

  /** Path of the picture behind it. */
  @PictureField()
  heroImage: string | null;

  /** Path of the film over that picture; none without the picture. */
  @OptionalTextColumn(textLimits.short)
  heroFilm: string | null;

  /** The headline of the home page. */
  @TextField({ max: title, nullable: true, translated: LINE })
  heroHeadline: string | null;

  @TextField({ max: short, nullable: true, translated: PARAGRAPHS })
  heroText: string | null;

  /** What the home page ends with. */
  @TextField({ max: title, nullable: true, translated: LINE })
  callHeading: string | null;

  @TextField({ max: short, nullable: true, translated: PARAGRAPHS })
  callText: string | null;

  /** Such as 500+; the home page and the one about the firm show them. */
  @TextListColumn()
  figureValues: string[];

  /** What each figure counts. */
  @TextListField({ most: mostFigures, max: short, translated: LIST })
  figureLabels: string[];

  /** The headline of the page about the firm. */
  @TextField({ max: title, nullable: true, translated: LINE })
  aboutTitle: string | null;

  @TextField({ max: short, nullable: true, translated: PARAGRAPHS })
  aboutText: string | null;

  @TextField({ max: longestStatement, nullable: true, translated: PARAGRAPHS })
  mission: string | null;

  @TextField({ max: longestStatement, nullable: true, translated: PARAGRAPHS })
  vision: string | null;

  /** Blank lines part paragraphs. */
  @TextField({ max: message, nullable: true, translated: PARAGRAPHS })
  whoWeAre: string | null;

  /** The letters on the badges of associations, a few each. */
  @TextListColumn()
  associationMarks: string[];

  @TextListField({ most: mostEntries, max: short, translated: LIST })
  associationNames: string[];

  @TextListField({ most: mostEntries, max: short, translated: LIST })
  certificationNames: string[];

  @TextListField({ most: mostEntries, max: short, translated: LIST })
  certificationTexts: string[];

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
