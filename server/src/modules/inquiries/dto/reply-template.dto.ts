import { ApiProperty } from '@nestjs/swagger';
import type { ReplyTemplate } from '../reply-template.entity.js';

const inLanguage = {
  type: String,
  nullable: true,
  description: 'Null where the English one is used.',
} as const;

/** A text that staff answer inquiries with. `{name}` and `{subject}` stand for those of the inquiry. */
export class ReplyTemplateDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** What staff call it. */
  name: string;

  /** In English. */
  subject: string;

  /** In English. */
  content: string;

  @ApiProperty(inLanguage)
  subjectAm: string | null;

  @ApiProperty(inLanguage)
  contentAm: string | null;

  @ApiProperty(inLanguage)
  subjectOm: string | null;

  @ApiProperty(inLanguage)
  contentOm: string | null;

  updatedAt: Date;

  @ApiProperty({ type: 'integer', description: 'Grows with each change; send it along with an update.' })
  version: number;

  static from(template: ReplyTemplate): ReplyTemplateDto {
    const { id, name, subject, content, subjectAm, contentAm, subjectOm, contentOm } = template;
    const { updatedAt, version } = template;
    const texts = { subject, content, subjectAm, contentAm, subjectOm, contentOm };
    return { id, name, ...texts, updatedAt, version };
  }
}
