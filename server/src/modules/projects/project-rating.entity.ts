import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryColumn,
  UpdateDateColumn,
} from 'typeorm';
import { OptionalTextColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { Project } from './project.entity.js';

/** What one account thinks of one project; rating again replaces it. */
@Entity('project_ratings')
@Index(['userId'])
@Check('project_ratings_rating_check', 'rating >= 1 AND rating <= 5')
export class ProjectRating {
  @PrimaryColumn({ type: 'integer' })
  projectId: number;

  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project: Project;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: User;

  /** Stars, 1 to 5. */
  @Column({ type: 'smallint' })
  rating: number;

  /** Whether it is part of the project's average: not before its account has confirmed its address. */
  @Column({ type: 'boolean', default: true })
  isCounted: boolean;

  @OptionalTextColumn(textLimits.message)
  comment: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
