import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { SwitchField } from './fields/fields.js';

/** Columns of every record that staff change. */
export abstract class VersionedRecord {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Grows with each change; an update based on an older one is refused. */
  @VersionColumn({ default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** Columns of records that staff may hide, and that have no versions. */
export abstract class ShownRecord extends VersionedRecord {
  @SwitchField({
    ...{ default: true, isRestored: false, isInternal: true },
    description: 'Whether the site shows it.',
  })
  isPublic: boolean;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}

/**
 * Columns of every record that staff edit and that is searched for. Which of its texts are searched says `@Searched()`;
 * `content/search/search-subscriber.ts` makes these columns of them.
 */
export abstract class StaffRecord extends VersionedRecord {
  @Column({ type: 'text', collation: 'C', select: false })
  @Index({ type: 'gin' })
  searchText: string;

  @Column({ type: 'tsvector', nullable: true, select: false })
  @Index({ type: 'gin' })
  searchKeys: string | null;

  @Column({ type: 'text', collation: 'C', nullable: true, select: false })
  @Index({ type: 'gin' })
  searchTitle: string | null;
}
