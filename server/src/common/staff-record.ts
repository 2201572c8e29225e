import {
  Column,
  CreateDateColumn,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** Columns of every record that staff edit. */
export abstract class StaffRecord {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Grows with each change; an update based on an older one is refused. */
  @VersionColumn({ default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** The texts that lists look for words in, in lower case; a trigger of the database keeps it. */
  @Column({ type: 'text', collation: 'C', select: false, insert: false, update: false })
  @Index({ type: 'gin' })
  searchText: string;
}
