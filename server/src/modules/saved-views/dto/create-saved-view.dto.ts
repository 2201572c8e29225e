import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { SavedViewList } from '../saved-view-list.enum.js';
import { longestViewName, longestViewQuery } from '../saved-view.entity.js';

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
