import { Body, Controller, Get, Header, HttpStatus, Post } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { InReadersLanguage, MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer, Refuses } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage, SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { StoredSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { CodeParam } from './code-param.decorator.js';
import { CreateDesignOrderDto } from './dto/create-design-order.dto.js';
import { PlacedOrderDto } from './dto/design-order.dto.js';
import { SubmitPaymentDto } from './dto/payment.dto.js';
import { TrackedOrderDto } from './dto/tracked-order.dto.js';
import { OrdersService } from './orders.service.js';
import { VisitorOrdersWriterService } from './visitor-orders-writer.service.js';
import { VisitorPaymentsWriterService } from './visitor-payments-writer.service.js';

/** Orders as visitors make and follow them. */
@Controller('design-orders')
@Public()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly writer: VisitorOrdersWriterService,
    private readonly payments: VisitorPaymentsWriterService,
  ) {}

  /** Order a design. The project must be public and for sale. */
  @Post()
  @StoredSubmissions()
  @SpeaksLanguages()
  @Refuses(404, 'This project does not exist.')
  @Answer(PlacedOrderDto, { message: 'Order submitted', status: HttpStatus.CREATED })
  createDesignOrder(
    @Body() body: CreateDesignOrderDto,
    @RequestLanguage() language: SiteLanguage,
    @IdempotencyKey({ forEver: true }) request?: RequestIdentity,
  ): Promise<PlacedOrderDto> {
    return this.writer.place(body, language, request);
  }

  /** Track an order. By its tracking code. */
  @Get('track/:code')
  @MadeAnew('of one person, and changed by staff')
  @Header('Cache-Control', 'no-store')
  @Answer(TrackedOrderDto)
  @InReadersLanguage()
  trackDesignOrder(
    @CodeParam() code: string,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<TrackedOrderDto> {
    return this.orders.track(code, language);
  }

  /**
   * Report the payment of an order.
   *
   * Takes the reference of a transfer; after a rejection, another one. A reference that another order has is refused
   * with 409.
   */
  @Post('track/:code/payment')
  @StoredSubmissions()
  @SpeaksLanguages()
  @Refuses(404, 'There is no such order.')
  @Answer(TrackedOrderDto, { message: 'Payment reference received' })
  submitDesignOrderPayment(
    @CodeParam() code: string,
    @Body() body: SubmitPaymentDto,
    @RequestLanguage() language: SiteLanguage,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TrackedOrderDto> {
    return this.payments.submit(code, body, language, request);
  }
}
