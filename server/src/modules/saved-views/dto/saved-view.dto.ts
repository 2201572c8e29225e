import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsEnum, Matches } from 'class-validator';
import { Access, type Caller, isAllowed } from '../../../common/access/access.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { SavedViewList } from '../saved-view-list.enum.js';
import { longestViewName, longestViewQuery, type SavedView } from '../saved-view.entity.js';

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

/** Words and their values, encoded as in an address. */
const words = '^[A-Za-z]+=[\\w.~%+*!(),:-]+(&[A-Za-z]+=[\\w.~%+*!(),:-]+)*$';

/** A new view of a list. */
export class CreateSavedViewDto {
  @Choice(SavedViewList, 'SavedViewList')
  list: SavedViewList;

  @Text(longestViewName)
  name: string;

  @ViewQuery()
  query: string;

  /** Whether colleagues who see the list see the view. Default: false. */
  @BooleanInput()
  isShared?: boolean;
}

function ViewQuery(): PropertyDecorator {
  return applyDecorators(
    Text(longestViewQuery),
    Matches(new RegExp(words), {
      message: 'query must be what follows the question mark of the address: “status=PENDING&sort=name:asc”.',
    }),
    ApiProperty({ type: String, minLength: 1, maxLength: longestViewQuery, pattern: words }),
  );
}

/** What to change of a view; what is left out stays. */
export class UpdateSavedViewDto extends PartialType(OmitType(CreateSavedViewDto, ['list']), {
  skipNullProperties: false,
}) {
  @BasedOnVersion()
  version?: number;
}
