import type { EntityManager } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { type BinnedKind } from '../bin/bin.module.js';
import { withOpenChange } from './open-change.js';
import { Project } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import { DesignOrderDto } from './dto/design-order.dto.js';
import { orderTexts } from './order-texts.js';

/** What log and bin have to know of orders. */
export const orderKind: BinnedKind<DesignOrder> = {
  entity: RecordKind.ORDER,
  target: DesignOrder,
  label: 'Order',
  subject: RecordKind.ORDER,
  notFound: orderTexts.notFound,
  titleOf: ({ name, project }) => `${name}, ${project.title}`,
  toDto: DesignOrderDto.from,
  complete: async (manager, order) => withOpenChange(manager, await withProject(manager, order)),
  describe: ({ name, project }) => ({ title: name, subtitle: project.title }),
};

/** The order with its project, which may lie in the bin. */
export async function withProject(manager: EntityManager, order: DesignOrder): Promise<DesignOrder> {
  const project = { where: { id: order.projectId }, withDeleted: true };
  return Object.assign(order, { project: await manager.findOneOrFail(Project, project) });
}
