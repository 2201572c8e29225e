import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { countsSchema } from '../../../common/counts/count-records.js';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { ProjectType } from '../../projects/projects.module.js';
import { DesignOrder, totalOf } from '../design-order.entity.js';
import { OpenChange, OrderStatus, PaymentState } from '../order.enums.js';
import { TrackedOrderDto } from './tracked-order.dto.js';

/** The project whose design was ordered; it may be in the trash by now. */
class OrderedProjectDto {
  id: number;

  title: string;

  type: ProjectType;

  slug: string;
}

/** An order of a ready-made design, as the visitor who made it is answered. */
export class PlacedOrderDto extends ReadType(DesignOrder, [
  'id',
  'name',
  'email',
  'phone',
  'address',
  'projectId',
  'price',
  'trackingCode',
  'status',
  'dueAt',
  'createdAt',
]) {
  project: OrderedProjectDto;

  /** @param order with its project */
  static override from(
    order: Pick<DesignOrder, (typeof PlacedOrderDto.fields)[number] | 'project'>,
  ): PlacedOrderDto {
    return { ...super.from(order), project: pick(order.project, ['id', 'title', 'type', 'slug']) };
  }
}

const forStaff = [
  'priceAgreedAt',
  'changesAmount',
  'isChange',
  'payment',
  'paymentProvider',
  'paymentReference',
  'paymentReason',
  'licenceCode',
  'updatedAt',
  'erasedAt',
  'version',
] as const;

/** An order of a ready-made design, as staff keep it. */
export class DesignOrderDto extends IntersectionType(
  PlacedOrderDto,
  ReadType(DesignOrder, forStaff),
  PickType(TrackedOrderDto, ['total']),
) {
  /** How far the request for a change is that waits for staff (REQUESTED) or for the buyer (QUOTED). */
  openChange: OpenChange | null;

  /** @param order with its project, and the request for a change that is open */
  static from(order: DesignOrder): DesignOrderDto {
    return {
      ...PlacedOrderDto.from(order),
      ...pick(order, forStaff),
      total: totalOf(order),
      openChange: (order.openChange?.status as OpenChange | undefined) ?? null,
    };
  }
}

/** How many orders there are. */
export class DesignOrderStatsDto {
  totalOrders: number;

  @ApiProperty(countsSchema(OrderStatus))
  ordersByStatus: Record<OrderStatus, number>;

  /** Orders of the last 7 days. */
  recentOrders: number;
}

export enum DesignOrderSort {
  createdAt = 'createdAt',
  updatedAt = 'updatedAt',
  name = 'name',
  email = 'email',
  status = 'status',
  project = 'project',
}

export class ListDesignOrdersQuery extends ListQuery {
  /** `project` sorts by the project's title. */
  @OptionalChoice(DesignOrderSort, 'DesignOrderSort')
  sortBy?: DesignOrderSort = DesignOrderSort.createdAt;

  @OptionalChoice(OrderStatus, 'OrderStatus')
  status?: OrderStatus;

  @OptionalChoice(PaymentState, 'PaymentState')
  payment?: PaymentState;

  /** Orders with a request for a change that waits for staff or for the buyer. */
  @OptionalChoice(OpenChange, 'OpenChange')
  openChange?: OpenChange;
}

/** The same without pages. */
export class ExportDesignOrdersQuery extends OmitType(ListDesignOrdersQuery, ['page', 'limit']) {}
