import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { TextColumn } from '../../common/database-columns.js';
import { ReadField } from '../../common/fields/read-fields.js';
import { textLimits } from '../../common/text-limits.js';
import { Project } from '../projects/projects.module.js';

/** A file of a design, for who bought it and nobody else. */
@Entity('design_files')
@Unique(['path'])
@Index(['projectId'])
export class DesignFile {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Null once the project is gone for good: then the file goes with the next cleanup. */
  @Column({ type: 'integer', nullable: true })
  projectId: number | null;

  @ManyToOne(() => Project, { onDelete: 'SET NULL' })
  project: Project | null;

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
