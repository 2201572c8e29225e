import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, notFound, validationError } from '../../common/errors/api-exception.js';
import { isAlreadySo } from '../../common/versioning.js';
import { RecordWriter, requirePerson } from '../../content/content.module.js';
import { MailOutbox, type VisitorLetter } from '../mail/mail.module.js';
import { type LetterFacts, writeToBuyer } from './buyer-letters.js';
import { DesignOrder } from './design-order.entity.js';
import type { DeclineOrderChangeDto, QuoteOrderChangeDto } from './dto/answer-order-change.dto.js';
import { OrderChangeDto } from './dto/tracked-order.dto.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { orderChangeType } from './order-change.content-type.js';
import { orderTexts } from './order-texts.js';
import { OrderChangeStatus, OrderStatus } from './order.enums.js';

const { ACCEPTED, DECLINED, QUOTED, REFUSED } = OrderChangeStatus;

/** Why staff can no longer answer. */
const closed: Partial<Record<OrderChangeStatus, string>> = {
  [ACCEPTED]: 'The buyer has already accepted the quote. Agree on further changes with them.',
  [DECLINED]: 'This request was already declined. The buyer can request another change.',
  [REFUSED]: 'The buyer has withdrawn this request. They can request another change.',
};

/** Changes of orders as staff read and answer them. */
@Injectable()
export class OrderChangesService {
  constructor(
    @InjectRepository(OrderChangeRequest) private readonly changes: Repository<OrderChangeRequest>,
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly mails: MailOutbox,
  ) {}

  /**
   * Those that the buyer of an order requested, the newest first, and the one that the order itself was made of.
   * @throws ApiException 404 without such an order
   */
  async list(id: number): Promise<OrderChangeDto[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(DesignOrder, { id }))) throw notFound(orderTexts.notFound);
    const where = [{ orderId: id }, { madeOrderId: id }];
    const changes = await this.changes.find({ where, order: { id: 'DESC' } });
    return changes.map(OrderChangeDto.from);
  }

  /**
   * Writes a quote, or another one in its place, and sends a mail to the buyer.
   * @throws ApiException 400 for a day that is over, 404, 409 where the request is closed or its order cancelled, or
   * with the current request where somebody else was faster
   */
  quote(id: number, quote: QuoteOrderChangeDto, caller: Caller): Promise<OrderChangeDto> {
    const { version, answer = null, ...figures } = quote;
    return this.#answer(id, version, { ...figures, answer, status: QUOTED }, caller, ({ order }) => {
      if (order.status === OrderStatus.CANCELLED) {
        throw conflict(
          'The order is cancelled. Decline the request, or change the status of the order first.',
        );
      }
      if (figures.goodUntil < dayInAddisAbaba(new Date())) {
        throw validationError([{ field: 'goodUntil', message: 'goodUntil must be today or later.' }]);
      }
    });
  }

  /**
   * Declines a request, or takes a quote back before it is accepted, and writes to the buyer why.
   * @throws ApiException as `quote`, but for a cancelled order
   */
  decline(id: number, { version, answer }: DeclineOrderChangeDto, caller: Caller): Promise<OrderChangeDto> {
    return this.#answer(id, version, { answer, status: DECLINED, closedAt: new Date() }, caller);
  }

  #answer(
    id: number,
    version: number | undefined,
    { closedAt = null, ...wanted }: Partial<OrderChangeRequest>,
    { userId }: Caller,
    check?: (change: OrderChangeRequest) => void,
  ): Promise<OrderChangeDto> {
    let isNew = false;
    const change = {
      id,
      version,
      // What somebody else wrote is no lost answer to this request: it is a conflict like any other change.
      isDone: (stored: OrderChangeRequest) => isAlreadySo(stored, { ...wanted, answeredById: userId }),
      apply: (stored: OrderChangeRequest) => {
        const why = closed[stored.status];
        if (why) throw conflict(why);
        check?.(stored);
        isNew = true;
        Object.assign(stored, wanted, { answeredById: userId, answeredAt: new Date(), closedAt });
      },
    };
    return this.dataSource.transaction(async (manager) => {
      // The order first, as its buyer and an erasure lock it: nobody is written to who is being erased.
      const { orderId = 0 } = (await manager.findOneBy(OrderChangeRequest, { id })) ?? {};
      const lock = { mode: 'for_no_key_update' } as const;
      const order = await manager.findOne(DesignOrder, { where: { id: orderId }, lock });
      if (order) requirePerson(order);
      const saved = await this.records.change(manager, orderChangeType, change, { userId });
      if (isNew) {
        await writeToBuyer(this.mails, manager, saved.order, letterOf(saved), [
          'change-quoted',
          'change-declined',
        ]);
      }
      return OrderChangeDto.from(saved);
    });
  }
}

function letterOf({ status, amount, workingDays, goodUntil, answer }: OrderChangeRequest) {
  const quote = { amount: amount!, workingDays: workingDays!, goodUntil: goodUntil! };
  return ({ project, trackingCode }: LetterFacts): VisitorLetter =>
    status === DECLINED
      ? { kind: 'change-declined', project, trackingCode, answer: answer! }
      : { kind: 'change-quoted', project, trackingCode, ...quote, answer };
}
