import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { TextColumn } from '../../common/database-columns.js';
import { ReadField } from '../../common/fields/read-fields.js';
import { textLimits } from '../../common/text-limits.js';
import { Project } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';

/** A file for everybody who bought a design, or for the buyer of one order; with neither, the next cleanup deletes it. */
@Entity('design_files')
@Unique(['path'])
@Index(['projectId'])
@Index(['orderId'])
export class DesignFile {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'integer', nullable: true })
  projectId: number | null;

  @ManyToOne(() => Project, { onDelete: 'SET NULL' })
  project: Project | null;

  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  @ManyToOne(() => DesignOrder, { onDelete: 'SET NULL' })
  order: DesignOrder | null;

  @ReadField(TextColumn(textLimits.title), {
    type: String,
    description: 'What it was called where it came from, and is called where it is saved.',
  })
  name: string;

  /** Where it is stored; nothing is served there. */
  @TextColumn(textLimits.short)
  path: string;

  @ReadField(Column({ type: 'integer' }), { type: 'integer', description: 'Bytes.' })
  size: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
