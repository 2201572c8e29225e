import { ApiProperty } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { Access, type Caller, isAllowed } from '../../../common/access/access.js';
import { SavedViewList } from '../saved-view-list.enum.js';
import type { SavedView } from '../saved-view.entity.js';

/** How somebody looks at a list of the back office, under a name. */
export class SavedViewDto {
  id: number;

  list: SavedViewList;

  name: string;

  /** Filters, search, sort, columns and density, as in the query of the list's address. */
  query: string;

  /** Whether colleagues who see the list see the view. */
  isShared: boolean;

  /** Who keeps it; null for a shared view whose account is gone. */
  owner: string | null;

  /** Whether it is one's own. */
  isOwn: boolean;

  /** Whether one may change and delete it: one's own, and for an administrator shared ones. */
  isEditable: boolean;

  /** Grows with each change; send it along with an update. */
  version: number;

  static for(caller: Pick<Caller, 'userId' | 'role'>): (view: SavedView) => SavedViewDto {
    return ({ id, list, name, query, isShared, owner, ownerId, version }) => {
      const isOwn = ownerId === caller.userId;
      const isEditable = isOwn || (isShared && isAllowed(caller.role, Access.ADMIN));
      return { id, list, name, query, isShared, owner: owner?.name ?? null, isOwn, isEditable, version };
    };
  }
}

/** Which list's views. */
export class SavedViewsQueryDto {
  @IsEnum(SavedViewList, { message: `list must be one of ${Object.values(SavedViewList).join(', ')}.` })
  @ApiProperty({ enum: SavedViewList, enumName: 'SavedViewList' })
  list: SavedViewList;
}
