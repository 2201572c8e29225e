import { Entity, Index } from 'typeorm';
import { TextFormat } from '../../common/fields/field-info.js';
import { PictureField, TextField } from '../../common/fields/fields.js';
import { OrderedRecord } from '../../common/ordered-records.js';
import { textLimits } from '../../common/text-limits.js';

/** A person whom the firm presents on its page about itself. */
@Entity('team_members')
@Index(['place', 'id'])
export class TeamMember extends OrderedRecord {
  @TextField({ max: textLimits.name, translated: TextFormat.LINE })
  name: string;

  /** What they do in the firm. */
  @TextField({ max: textLimits.title, translated: TextFormat.LINE })
  title: string;

  /** A few sentences. */
  @TextField({ max: textLimits.short, translated: TextFormat.PARAGRAPHS })
  bio: string;

  /** Path that starts with /uploads/, or an absolute https address. */
  @PictureField()
  image: string | null;
}
