import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Project } from './project.entity.js';

/** That a browser session looked at a project on a day; counts once. Kept as long as that day may still be asked about. */
@Entity('project_views')
@Index(['day'])
export class ProjectView {
  @PrimaryColumn({ type: 'integer' })
  projectId: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project: Project;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  sessionId: string;

  /** Calendar day in Africa/Addis_Ababa, YYYY-MM-DD. */
  @PrimaryColumn({ type: 'date' })
  day: string;
}
