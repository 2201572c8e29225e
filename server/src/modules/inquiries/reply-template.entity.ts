import { Entity, Unique } from 'typeorm';
import { OptionalTextColumn, SortedTextColumn, TextColumn } from '../../common/database-columns.js';
import { VersionedRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';

/** A text that staff answer inquiries with, in English and, where they wrote it, in the languages of the site. */
@Entity('reply_templates')
@Unique(['name'])
export class ReplyTemplate extends VersionedRecord {
  /** What staff call it. */
  @SortedTextColumn(textLimits.name)
  name: string;

  @TextColumn(textLimits.title)
  subject: string;

  @TextColumn(textLimits.message)
  content: string;

  @OptionalTextColumn(textLimits.title)
  subjectAm: string | null;

  @OptionalTextColumn(textLimits.message)
  contentAm: string | null;

  @OptionalTextColumn(textLimits.title)
  subjectOm: string | null;

  @OptionalTextColumn(textLimits.message)
  contentOm: string | null;
}
