import { RequestType } from '../../../common/fields/dto-types.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { RecordId } from '../../../common/validation/record-id.decorator.js';
import { DesignOrder } from '../design-order.entity.js';

/** What a visitor sends to buy the design of a project. */
@FieldNames<CreateDesignOrderDto, 'projectId'>(personFields)
export class CreateDesignOrderDto extends RequestType(DesignOrder, ['name', 'email', 'phone'], ['address']) {
  /** The project whose design is bought; it must be public and for sale. */
  @RecordId()
  projectId: number;
}
