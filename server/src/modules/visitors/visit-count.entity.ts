import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EnumColumn, TextColumn } from '../../common/database-columns.js';

/** By what page views are grouped. */
export enum VisitFacet {
  /** Which page, by its path without the language. */
  PAGE = 'PAGE',
  /** In which language. */
  LANGUAGE = 'LANGUAGE',
  /** From which site somebody came. */
  SOURCE = 'SOURCE',
}

/** In characters; a longer one is one of many that nobody reads in a chart. */
export const longestCountedName = 150;

/**
 * A line of how often pages were looked at on a day; what the lines of a name sum up to is its number. Each look adds
 * lines and changes none, so nobody waits for anybody; a cleanup job adds them up. No line knows of any other, and none
 * of a person.
 */
@Entity('visit_counts')
@Index(['day', 'facet'])
export class VisitCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  /** On the calendar of Africa/Addis_Ababa, YYYY-MM-DD. */
  @Column({ type: 'date' })
  day: string;

  @EnumColumn(VisitFacet)
  facet: VisitFacet;

  /** A path, the code of a language, or the host of a site; empty: visitors without a link. */
  @TextColumn(longestCountedName)
  name: string;

  /** How often somebody came to the site with such a look. */
  @Column({ type: 'integer' })
  visits: number;

  /** How often pages were looked at, with those that visits began with. */
  @Column({ type: 'integer' })
  views: number;
}
