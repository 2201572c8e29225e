import { Check, Entity, Index, ManyToOne } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { AddressField, NumberField, TextField } from '../../common/fields/fields.js';
import { ShownRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { largestId } from '../../common/validation/path-param.decorator.js';
import { Project } from '../projects/projects.module.js';

/** An award that the firm or one of its projects was given. */
@Entity('awards')
@CachedContent()
@Index(['year', 'id'])
@Index(['projectId'])
@Check('awards_year_check', `year ~ '^[0-9]{4}$'`)
export class Award extends ShownRecord {
  @TextField({ max: textLimits.title, translated: TextFormat.LINE })
  title: string;

  @TextField({
    max: 4,
    description: 'Four digits.',
    pattern: { source: /^[0-9]{4}$/, message: 'year must have four digits.' },
  })
  year: string;

  @TextField({ max: textLimits.title, translated: TextFormat.LINE, description: 'Who gave it.' })
  organisation: string;

  @AddressField({ description: 'An https address of a page about it.' })
  link: string | null;

  @NumberField({
    isWhole: true,
    min: 1,
    max: largestId,
    description: 'The project that was given it; null: the firm itself.',
  })
  projectId: number | null;

  @ManyToOne(() => Project, { onDelete: 'SET NULL' })
  project: Project | null;
}
