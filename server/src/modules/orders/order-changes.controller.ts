import { Body, Controller, Get, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { DeclineOrderChangeDto, QuoteOrderChangeDto } from './dto/answer-order-change.dto.js';
import { OrderChangeDto } from './dto/tracked-order.dto.js';
import { OrderChangesService } from './order-changes.service.js';

/** Changes of ordered designs as staff work on them. */
@Controller('design-orders')
@ForOffice()
export class OrderChangesController {
  constructor(private readonly changes: OrderChangesService) {}

  /** List the change requests of an order. Newest first, with the request from which the order was made. */
  @Get(':id/changes')
  @Answer([OrderChangeDto])
  listOrderChanges(@IdParam() id: number): Promise<OrderChangeDto[]> {
    return this.changes.list(id);
  }

  /** Quote a change request. Replaces a quote that was not accepted yet. The buyer gets a mail. */
  @Put('changes/:id/quote')
  @Answer(OrderChangeDto, { message: 'Quote sent' })
  quoteOrderChange(
    @IdParam() id: number,
    @Body() body: QuoteOrderChangeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderChangeDto> {
    return this.changes.quote(id, body, caller);
  }

  /** Decline a change request. Also withdraws a quote that was not accepted yet. The buyer gets a mail. */
  @Put('changes/:id/decline')
  @Answer(OrderChangeDto, { message: 'Change declined' })
  declineOrderChange(
    @IdParam() id: number,
    @Body() body: DeclineOrderChangeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderChangeDto> {
    return this.changes.decline(id, body, caller);
  }
}
