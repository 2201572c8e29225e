import { RequestType } from '../../../common/fields/dto-types.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { RecordId } from '../../../common/validation/whole-number.decorator.js';
import { DesignOrder } from '../design-order.entity.js';

/** What a visitor sends to buy the design of a project. */
@FieldNames<CreateDesignOrderDto, 'projectId'>(personFields)
export class CreateDesignOrderDto extends RequestType(DesignOrder, ['name', 'email', 'phone'], ['address']) {
  /** The project whose design is bought; it must be public and for sale. */
  @RecordId()
  projectId: number;
}
