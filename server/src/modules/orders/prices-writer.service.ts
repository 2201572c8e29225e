import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import { RecordWriter } from '../../content/content.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { writeToBuyer } from './buyer-letters.js';
import type { DesignOrder } from './design-order.entity.js';
import type { AgreePriceDto } from './dto/create-design-order.dto.js';
import { DesignOrderDto } from './dto/design-order.dto.js';
import { orderType } from './order.content-type.js';
import { OrderStatus, PaymentState } from './order.enums.js';

/** What staff change: the price of an order whose design is sold on request. */
@Injectable()
export class PricesWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly mails: MailOutbox,
  ) {}

  /**
   * Enters the price that was agreed with the buyer, or another one before it is paid, and sends them a mail.
   * @throws ApiException 404, 409 where the design had a price, a payment came in, the order is cancelled, or with the
   * current order where somebody else was faster
   */
  agree(id: number, { price, version }: AgreePriceDto, caller: Caller): Promise<DesignOrderDto> {
    let isNew = false;
    const change = {
      id,
      version,
      isDone: (order: DesignOrder) => order.priceAgreedAt !== null && order.price === price,
      apply: (order: DesignOrder) => {
        requireOpenPrice(order);
        isNew = true;
        Object.assign(order, { price, priceAgreedAt: new Date() });
      },
    };
    return this.dataSource.transaction(async (manager) => {
      const order = await this.records.change(manager, orderType, change, caller);
      if (isNew) {
        const kind = 'price-agreed';
        await writeToBuyer(this.mails, manager, order, (facts) => ({ kind, ...facts }), [kind]);
      }
      return DesignOrderDto.from(order);
    });
  }
}

function requireOpenPrice({ price, priceAgreedAt, payment, status }: DesignOrder): void {
  if (price !== null && priceAgreedAt === null) {
    throw conflict(
      'The design of this order had a fixed price. A price can be entered only for a design on request.',
    );
  }
  if (payment === PaymentState.SUBMITTED || payment === PaymentState.VERIFIED) {
    throw conflict(
      'The buyer has already reported a payment. Verify or reject it first, then enter the price.',
    );
  }
  if (status === OrderStatus.CANCELLED) {
    throw conflict('The order is cancelled. Change its status first, then enter the price.');
  }
}
