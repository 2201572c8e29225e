import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A line of how many records became more or less; what the lines of a kind sum up to is their number. The database
 * writes them (triggers of each table), a cleanup job adds up what is many lines. They follow from the records, so no
 * backup holds them.
 */
@Entity('record_counts')
@Index(['source', 'facet', 'day'])
export class RecordCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  /** The records' table. */
  @Column({ type: 'varchar', length: 40 })
  source: string;

  /** By what they are told apart: a filter of their list, `day`, or nothing. */
  @Column({ type: 'varchar', length: 20 })
  facet: string;

  /** The values of these records, by name. */
  @Column({ type: 'jsonb' })
  facets: Record<string, string | boolean | null>;

  /** When they were made, on the calendar of Africa/Addis_Ababa; of the facet `day` only. */
  @Column({ type: 'date', nullable: true })
  day: string | null;

  @Column({ type: 'integer' })
  amount: number;
}
