import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { DesignOrder } from './design-order.entity.js';
import { orderTexts } from './order-texts.js';
import { OrderChangeDto } from './dto/order-change.dto.js';
import { OrderChangeRequest } from './order-change-request.entity.js';

/** Changes of orders as staff read them. */
@Injectable()
export class OrderChangesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Those that the buyer of an order requested, the newest first, and the one that the order itself was made of.
   * @throws ApiException 404 without such an order
   */
  async list(id: number): Promise<OrderChangeDto[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(DesignOrder, { id }))) throw notFound(orderTexts.notFound);
    const where = [{ orderId: id }, { madeOrderId: id }];
    const changes = await manager.find(OrderChangeRequest, { where, order: { id: 'DESC' } });
    return changes.map(OrderChangeDto.from);
  }
}
