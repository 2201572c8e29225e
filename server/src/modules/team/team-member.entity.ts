import { Entity, Index } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { ImageField, TextField } from '../../common/fields/fields.js';
import { OrderedRecord } from '../../common/ordered-records.js';
import { textLimits } from '../../common/text-limits.js';

/** A person whom the firm presents on its page about itself. */
@Entity('team_members')
@CachedContent()
@Index(['place', 'id'])
export class TeamMember extends OrderedRecord {
  @TextField({ max: textLimits.name, translated: TextFormat.LINE })
  name: string;

  @TextField({
    ...{ max: textLimits.title, translated: TextFormat.LINE },
    description: 'What they do in the firm.',
  })
  title: string;

  @TextField({
    ...{ max: textLimits.short, translated: TextFormat.PARAGRAPHS },
    description: 'A few sentences, plain text.',
  })
  bio: string;

  @ImageField()
  image: string | null;
}
