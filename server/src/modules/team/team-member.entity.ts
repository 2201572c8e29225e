import { Entity, Index } from 'typeorm';
import { OptionalTextColumn, TextColumn } from '../../common/database-columns.js';
import { OrderedRecord } from '../../common/ordered-records.js';
import { textLimits } from '../../common/text-limits.js';

/** A person whom the firm presents on its page about itself. */
@Entity('team_members')
@Index(['place', 'id'])
export class TeamMember extends OrderedRecord {
  @TextColumn(textLimits.name)
  name: string;

  /** What they do in the firm. */
  @TextColumn(textLimits.title)
  title: string;

  /** A few sentences. */
  @TextColumn(textLimits.short)
  bio: string;

  /** Path that starts with /uploads/, or an absolute https address. */
  @OptionalTextColumn(textLimits.short)
  image: string | null;
}
