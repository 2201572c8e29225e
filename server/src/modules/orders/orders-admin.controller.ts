import { Body, Controller, Delete, Get, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { AgreePriceDto, UpdateDesignOrderDto } from './dto/create-design-order.dto.js';
import {
  DesignOrderDto,
  DesignOrderStatsDto,
  ExportDesignOrdersQuery,
  ListDesignOrdersQuery,
} from './dto/design-order.dto.js';
import { DecidePaymentDto } from './dto/payment.dto.js';
import { orderColumns } from './order-columns.js';
import { OrdersWriterService } from './orders-writer.service.js';
import { OrdersService } from './orders.service.js';
import { PaymentsWriterService } from './payments-writer.service.js';
import { PricesWriterService } from './prices-writer.service.js';

/** Orders as staff work on them. */
@Controller('design-orders')
@ForOffice()
export class OrdersAdminController {
  constructor(
    private readonly orders: OrdersService,
    private readonly writer: OrdersWriterService,
    private readonly payments: PaymentsWriterService,
    private readonly prices: PricesWriterService,
  ) {}

  /** List orders. */
  @Get()
  @AnswerPage(DesignOrderDto)
  listDesignOrders(@Query() query: ListDesignOrdersQuery): Promise<Page<DesignOrderDto>> {
    return this.orders.list(query);
  }

  /** Count orders. By status, and those of the last days. */
  @Get('stats')
  @Answer(DesignOrderStatsDto)
  getDesignOrderStats(): Promise<DesignOrderStatsDto> {
    return this.orders.stats();
  }

  /** Export orders as CSV. Takes the filters of the list. */
  @Get('export')
  @AnswerCsv()
  async exportDesignOrders(
    @Query() query: ExportDesignOrdersQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<StreamableFile> {
    const rows = await this.orders.listAll(query, userId);
    return csvFile('design-orders', orderColumns, rows);
  }

  /** Get an order. */
  @Get(':id')
  @Answer(DesignOrderDto)
  getDesignOrder(@IdParam() id: number): Promise<DesignOrderDto> {
    return this.orders.findById(id);
  }

  /** Update an order. Fields that are left out keep their value. */
  @Put(':id')
  @Answer(DesignOrderDto, { message: 'Order updated' })
  updateDesignOrder(
    @IdParam() id: number,
    @Body() body: UpdateDesignOrderDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DesignOrderDto> {
    return this.writer.update(id, body, caller);
  }

  /** Verify or reject a payment. The buyer gets a mail. */
  @Put(':id/payment')
  @Answer(DesignOrderDto, { message: 'Payment decided' })
  decideDesignOrderPayment(
    @IdParam() id: number,
    @Body() body: DecidePaymentDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DesignOrderDto> {
    return this.payments.decide(id, body, caller);
  }

  /** Set the agreed price of an order. For designs whose price is on request. The buyer gets a mail. */
  @Put(':id/price')
  @Answer(DesignOrderDto, { message: 'Price entered' })
  agreeDesignOrderPrice(
    @IdParam() id: number,
    @Body() body: AgreePriceDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DesignOrderDto> {
    return this.prices.agree(id, body, caller);
  }

  /** Move an order to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Order deleted' })
  deleteDesignOrder(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore an order from the trash. */
  @Post(':id/restore')
  @Answer(DesignOrderDto, { message: 'Order restored' })
  restoreDesignOrder(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<DesignOrderDto> {
    return this.writer.restore(id, caller, request);
  }
}
