import { Column, Entity, Index, ManyToOne, Unique } from 'typeorm';
import { EnumColumn, SortedTextColumn, TextColumn } from '../../common/database-columns.js';
import { VersionedRecord } from '../../common/staff-record.js';
import { User } from '../accounts/accounts.module.js';
import { SavedViewList } from './saved-view-list.enum.js';

/** In characters. */
export const longestViewName = 60;
export const longestViewQuery = 3_000;

/** As many as one account may keep, of all lists together. */
export const mostViews = 50;

/** How somebody looks at a list of the back office, under a name. */
@Entity('saved_views')
@Unique(['ownerId', 'list', 'name'])
@Index(['list', 'isShared'])
export class SavedView extends VersionedRecord {
  /** Null once the account is gone: a shared view stays. */
  @Column({ type: 'integer', nullable: true })
  ownerId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  owner: User | null;

  @EnumColumn(SavedViewList)
  list: SavedViewList;

  @SortedTextColumn(longestViewName)
  name: string;

  /** The query string of the list's address. */
  @TextColumn(longestViewQuery)
  query: string;

  /** Whether colleagues who see the list see the view. */
  @Column({ type: 'boolean', default: false })
  isShared: boolean;
}
