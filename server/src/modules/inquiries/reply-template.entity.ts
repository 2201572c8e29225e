import { Entity, Unique } from 'typeorm';
import { TextField } from '../../common/fields/fields.js';
import { VersionedRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';

const inLanguage = (language: string, max: number) => ({
  ...{ max, nullable: true },
  description: `In ${language}; null where the English one is used.`,
});

/** A text that staff answer inquiries with, in English and, where they wrote it, in the languages of the site. */
@Entity('reply_templates')
@Unique(['name'])
export class ReplyTemplate extends VersionedRecord {
  @TextField({
    ...{ max: textLimits.name, isSorted: true },
    description: 'What staff call it; no two are called alike.',
  })
  name: string;

  @TextField({ max: textLimits.title, description: 'In English.' })
  subject: string;

  @TextField({ max: textLimits.message, description: 'In English.' })
  content: string;

  @TextField(inLanguage('Amharic', textLimits.title))
  subjectAm: string | null;

  @TextField(inLanguage('Amharic', textLimits.message))
  contentAm: string | null;

  @TextField(inLanguage('Afaan Oromo', textLimits.title))
  subjectOm: string | null;

  @TextField(inLanguage('Afaan Oromo', textLimits.message))
  contentOm: string | null;
}
