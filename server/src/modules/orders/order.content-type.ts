import type { EntityManager } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import type { TrashableType } from '../../content/content.module.js';
import { Project } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import { DesignOrderDto } from './dto/design-order.dto.js';
import { withOpenChange } from './open-change.js';
import { orderTexts } from './order-texts.js';
import { PaymentState } from './order.enums.js';

/** What log and trash have to know of orders. */
export const orderType: TrashableType<DesignOrder> = {
  kind: RecordKind.ORDER,
  entity: DesignOrder,
  notFound: orderTexts.notFound,
  titleOf: ({ name, project }) => `${name}, ${project.title}`,
  toDto: DesignOrderDto.from,
  complete: async (manager, order) => withOpenChange(manager, await withProject(manager, order)),
  trash: {
    label: 'Order',
    subtitleOf: ({ project }) => project.title,
    titleOf: ({ name }) => name,
    isKeptByAdmin: ({ payment }) => payment === PaymentState.VERIFIED,
  },
};

/** The order with its project, which may be in the trash. */
export async function withProject(manager: EntityManager, order: DesignOrder): Promise<DesignOrder> {
  const project = { where: { id: order.projectId }, withDeleted: true };
  return Object.assign(order, { project: await manager.findOneOrFail(Project, project) });
}
