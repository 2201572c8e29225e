import type { DesignOrder } from './design-order.entity.js';
import { DesignOrderDto } from './dto/design-order.dto.js';

/** What an export of orders holds. */
export const orderColumns = [
  'id',
  'trackingCode',
  'name',
  'email',
  'phone',
  'address',
  'projectId',
  'project',
  'projectType',
  'price',
  'changesAmount',
  'total',
  'isChange',
  'openChange',
  'status',
  'payment',
  'paymentProvider',
  'paymentReference',
  'paymentReason',
  'licenceCode',
  'createdAt',
  'updatedAt',
] as const;

/** An order in one row. */
export function orderRow(order: DesignOrder) {
  return { ...DesignOrderDto.from(order), project: order.project.title, projectType: order.project.type };
}
