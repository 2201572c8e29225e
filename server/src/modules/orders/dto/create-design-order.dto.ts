import { textLimits } from '../../../common/text-limits.js';
import { Email } from '../../../common/validation/email.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { RecordId } from '../../../common/validation/record-id.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';

/** What a visitor sends to buy the design of a project. */
@FieldNames<CreateDesignOrderDto, 'projectId'>(personFields)
export class CreateDesignOrderDto {
  @Text(textLimits.name)
  name: string;

  @Email()
  email: string;

  @Text(textLimits.phone)
  phone: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  /** The project whose design is bought; it must be public and for sale. */
  @RecordId()
  projectId: number;
}
