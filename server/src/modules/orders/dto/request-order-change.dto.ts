import { PickType } from '@nestjs/swagger';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { OrderChangeRequest } from '../order-change-request.entity.js';

/** What a buyer wants changed of the design. */
@FieldNames<RequestOrderChangeDto>({ description: { am: 'የሚፈለገው ለውጥ', om: 'Jijjiirama barbaadame' } })
export class RequestOrderChangeDto extends PickType(OrderChangeRequest, ['description']) {}
