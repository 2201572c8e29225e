import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { RequestType } from '../../../common/fields/dto-types.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import {
  BasedOnVersion,
  RecordId,
  RequiredNumber,
} from '../../../common/validation/whole-number.decorator.js';
import { DesignOrder } from '../design-order.entity.js';
import { OrderStatus } from '../order.enums.js';

/** What a visitor sends to buy the design of a project. */
@FieldNames<CreateDesignOrderDto, 'projectId'>(personFields)
export class CreateDesignOrderDto extends RequestType(DesignOrder, ['name', 'email', 'phone'], ['address']) {
  /** The project whose design is bought; it must be public and for sale. */
  @RecordId()
  projectId: number;
}

class EditableDesignOrder extends OmitType(CreateDesignOrderDto, ['projectId']) {
  /** Any status may follow any other. */
  @IsEnum(OrderStatus, { message: `status must be one of ${Object.values(OrderStatus).join(', ')}.` })
  @ApiProperty({ enum: OrderStatus, enumName: 'OrderStatus' })
  status: OrderStatus;
}

/** What staff may change of an order; what is left out stays. */
export class UpdateDesignOrderDto extends PartialType(EditableDesignOrder, { skipNullProperties: false }) {
  @BasedOnVersion()
  version?: number;
}

/** The price of a design that is sold on request, once it was agreed with the buyer. */
export class AgreePriceDto {
  /** Whole ETB, of the design alone. */
  @RequiredNumber(1, 2_000_000_000)
  price: number;

  @BasedOnVersion()
  version?: number;
}
