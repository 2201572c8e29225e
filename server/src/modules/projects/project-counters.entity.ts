import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { Project } from './project.entity.js';

/**
 * What visitors make of a project: apart from its row, so that counting touches neither its version nor its
 * indexes, and waits for nobody who edits it. Each project has one.
 */
@Entity('project_counters')
@CachedContent({ only: ['ratingSum', 'ratingCount'] })
@Index(['viewCount', 'projectId'])
@Check(
  'project_counters_rating_check',
  'rating_count >= 0 AND rating_sum >= rating_count AND rating_sum <= 5 * rating_count',
)
export class ProjectCounters {
  @PrimaryColumn({ type: 'integer' })
  projectId: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project: Project;

  @Column({ type: 'integer', default: 0 })
  viewCount: number;

  @Column({ type: 'integer', default: 0 })
  ratingSum: number;

  @Column({ type: 'integer', default: 0 })
  ratingCount: number;
}
