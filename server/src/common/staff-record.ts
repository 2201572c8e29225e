import {
  Column,
  CreateDateColumn,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

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

/** Columns of every record that staff edit and that is searched for. */
export abstract class StaffRecord extends VersionedRecord {
  /**
   * The words of the texts that are searched, each once, with all that makes them found however they are written; a
   * trigger of the table composes it.
   */
  @Column({ type: 'text', collation: 'C', select: false, insert: false, update: false })
  @Index({ type: 'gin' })
  searchText: string;

  /** How these words sound, by which Latin and Ethiopic letters find each other; kept by the same trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  @Index({ type: 'gin' })
  searchKeys: string | null;

  /** The title as hits are ranked by, folded; kept by the same trigger. */
  @Column({ type: 'text', collation: 'C', nullable: true, select: false, insert: false, update: false })
  @Index({ type: 'gin' })
  searchTitle: string | null;
}
