import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { ProjectType } from '../../projects/projects.module.js';
import { DesignOrder } from '../design-order.entity.js';

/** The project whose design was ordered; it may be in the trash by now. */
export class OrderedProjectDto {
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
