import { textLimits } from '../../../common/text-limits.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { ReadingCalendar } from '../../accounts/accounts.module.js';

/** What an account may change of itself. */
@FieldNames<UpdateProfileDto, 'calendar' | 'version'>(personFields)
export class UpdateProfileDto {
  @Text(textLimits.name)
  name: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  /** The calendar, and the clock that goes with it, which the back office shows first. */
  @OptionalChoice(ReadingCalendar, 'ReadingCalendar')
  calendar?: ReadingCalendar;

  @BasedOnVersion()
  version?: number;
}
