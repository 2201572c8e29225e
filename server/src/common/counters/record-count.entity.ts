import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A line of how many records became more or less; what the lines of a kind sum up to is their number. The database
 * writes them (a trigger of each table), a cleanup job adds up the lines of a kind. They follow from the records, so no
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

  /** The columns by which the counter groups them; empty: none. */
  @Column({ type: 'varchar', length: 60 })
  facet: string;

  /** The values of these records, by name. */
  @Column({ type: 'jsonb' })
  facets: Record<string, string | boolean | null>;

  /** When they were made, on the calendar of Africa/Addis_Ababa; of a counter by day only. */
  @Column({ type: 'date', nullable: true })
  day: string | null;

  @Column({ type: 'integer' })
  amount: number;
}
