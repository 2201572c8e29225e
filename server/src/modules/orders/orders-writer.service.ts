import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { ActivitySubject, RecordChanges, setColumns } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind, BinService } from '../bin/bin.module.js';
import { Project } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import { DesignOrderDto } from './dto/design-order.dto.js';
import type { UpdateDesignOrderDto } from './dto/update-design-order.dto.js';
import { orderTexts } from './order-texts.js';

const orderKind: BinnedKind<DesignOrder> = {
  entity: BinEntity.ORDER,
  target: DesignOrder,
  label: 'Order',
  subject: ActivitySubject.ORDER,
  notFound: orderTexts.notFound,
  titleOf: ({ name, project }) => `${name}, ${project.title}`,
  toDto: DesignOrderDto.from,
  complete: withProject,
  describe: ({ name, project }) => ({ title: name, subtitle: project.title }),
};

/** What staff change: orders. */
@Injectable()
export class OrdersWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RecordChanges,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.bin.addKind(orderKind);
  }

  update(id: number, { version, ...changes }: UpdateDesignOrderDto, caller: Caller): Promise<DesignOrderDto> {
    const change = { id, version, ...setColumns<DesignOrder>(changes) };
    return this.dataSource.transaction(async (manager) =>
      DesignOrderDto.from(await this.changes.change(manager, orderKind, change, caller)),
    );
  }

  /** Moves an order to the bin. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, orderKind, id, caller));
  }

  /** Takes an order out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<DesignOrderDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      DesignOrderDto.from(await this.bin.restore(manager, orderKind, id, caller)),
    );
  }
}

/** The order with its project, which may lie in the bin. */
async function withProject(manager: EntityManager, order: DesignOrder): Promise<DesignOrder> {
  const project = { where: { id: order.projectId }, withDeleted: true };
  return Object.assign(order, { project: await manager.findOneOrFail(Project, project) });
}
