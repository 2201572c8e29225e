import { type AttachmentType, attachmentTypes } from '@consultancy/shared/attachments';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { EnumCheck, EnumColumn, TextColumn } from '../../common/database-columns.js';
import { ReadField } from '../../common/fields/read-fields.js';
import { RecordKind } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';

/** What visitors attach files to. */
export const attachedKinds = [RecordKind.INQUIRY, RecordKind.CONSULTATION] as const;
export type AttachedKind = (typeof attachedKinds)[number];

/** A file that a visitor sent along, for staff and nobody else. It goes with the record, or with the person. */
@Entity('attached_files')
@Unique(['path'])
@Index(['kind', 'recordId'])
@EnumCheck('attached_files', 'kind', attachedKinds)
@EnumCheck('attached_files', 'type', attachmentTypes)
export class Attachment {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @EnumColumn()
  kind: AttachedKind;

  @Column({ type: 'integer' })
  recordId: number;

  @ReadField(TextColumn(textLimits.title), {
    type: String,
    description: 'What the sender called it, with the ending of its type.',
  })
  name: string;

  @ReadField(EnumColumn(), {
    ...{ enum: attachmentTypes, enumName: 'AttachmentType' },
    description: 'By its content.',
  })
  type: AttachmentType;

  @ReadField(Column({ type: 'integer' }), { type: 'integer', description: 'Bytes.' })
  size: number;

  /** Where it is kept; nothing is served there. */
  @TextColumn(textLimits.short)
  path: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
