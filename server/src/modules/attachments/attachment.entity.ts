import { type AttachmentType, attachmentTypes } from '@consultancy/shared/attachments';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { EnumColumn, TextColumn } from '../../common/database-columns.js';
import { EnumField, ReadField } from '../../common/fields/read-fields.js';
import { RecordKind } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';

/** What visitors attach files to. */
export const attachedKinds = [RecordKind.INQUIRY, RecordKind.CONSULTATION] as const;
export type AttachedKind = (typeof attachedKinds)[number];

/** A file that a visitor sent along, for staff and nobody else. It goes with the record, or with the person. */
@Entity('attached_files')
@Unique(['path'])
@Index(['kind', 'recordId'])
export class Attachment {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @EnumColumn(attachedKinds)
  kind: AttachedKind;

  @Column({ type: 'integer' })
  recordId: number;

  @ReadField(TextColumn(textLimits.title), {
    type: String,
    description: 'What the sender called it, with the ending of its type.',
  })
  name: string;

  @EnumField(attachmentTypes, 'AttachmentType', { description: 'By its content.' })
  type: AttachmentType;

  @ReadField(Column({ type: 'integer' }), { type: 'integer', description: 'Bytes.' })
  size: number;

  /** Where it is kept; nothing is served there. */
  @TextColumn(textLimits.short)
  path: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
