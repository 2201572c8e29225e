import { Check, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { OptionalTextColumn, TextListColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';

/** Of the only row. */
export const siteWordsId = 1;

/** In characters: a mission, a vision. */
export const longestStatement = 1_000;

/**
 * What the pages say that no other record does. What is null, or an empty list, nobody has written: the site says there
 * what it brings along. There is exactly one row.
 */
@Entity('site_words')
@Check('site_words_single_row_check', 'id = 1')
export class SiteWords {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id: number;

  /** Path of the picture behind it. */
  @OptionalTextColumn(textLimits.short)
  heroImage: string | null;

  /** Path of the film over that picture; none without the picture. */
  @OptionalTextColumn(textLimits.short)
  heroFilm: string | null;

  /** The headline of the home page. */
  @OptionalTextColumn(textLimits.title)
  heroHeadline: string | null;

  @OptionalTextColumn(textLimits.short)
  heroText: string | null;

  /** What the home page ends with. */
  @OptionalTextColumn(textLimits.title)
  callHeading: string | null;

  @OptionalTextColumn(textLimits.short)
  callText: string | null;

  /** Such as 500+; the home page and the one about the firm show them. */
  @TextListColumn()
  figureValues: string[];

  /** What each figure counts. */
  @TextListColumn()
  figureLabels: string[];

  /** The headline of the page about the firm. */
  @OptionalTextColumn(textLimits.title)
  aboutTitle: string | null;

  @OptionalTextColumn(textLimits.short)
  aboutText: string | null;

  @OptionalTextColumn(longestStatement)
  mission: string | null;

  @OptionalTextColumn(longestStatement)
  vision: string | null;

  /** Blank lines part paragraphs. */
  @OptionalTextColumn(textLimits.message)
  whoWeAre: string | null;

  /** What stands on the badges of associations: a few letters each. */
  @TextListColumn()
  associationMarks: string[];

  @TextListColumn()
  associationNames: string[];

  @TextListColumn()
  certificationNames: string[];

  @TextListColumn()
  certificationTexts: string[];

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
