import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { readCountsBy, selectCountsBy } from '../../common/counts-by.js';
import { notFound } from '../../common/errors/api-exception.js';
import { startOfLastSevenDays } from '../../common/last-seven-days.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../../common/versioning.js';
import { ActivityService, ActivitySubject, ActivityVerb } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind, BinService } from '../bin/bin.module.js';
import { Project } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import { DesignOrderDto } from './dto/design-order.dto.js';
import type { DesignOrderStatsDto } from './dto/design-order-stats.dto.js';
import {
  DesignOrderSort,
  type ExportDesignOrdersQuery,
  type ListDesignOrdersQuery,
} from './dto/list-design-orders.dto.js';
import type { UpdateDesignOrderDto } from './dto/update-design-order.dto.js';
import { orderRow } from './order-columns.js';
import { OrderStatus } from './order-status.enum.js';
import { orderTexts } from './order-texts.js';

const binnedOrders: BinnedKind<DesignOrder> = {
  entity: BinEntity.ORDER,
  target: DesignOrder,
  thing: 'Order',
  describe: ({ name, project }) => ({ title: name, subtitle: project.title }),
};

/** What staff do with orders. */
@Injectable()
export class OrdersService implements OnModuleInit {
  constructor(
    @InjectRepository(DesignOrder) private readonly orders: Repository<DesignOrder>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.bin.takes(binnedOrders);
  }

  list(query: ListDesignOrdersQuery): Promise<Page<DesignOrderDto>> {
    return findPage(this.#wanted(query), query, sortColumn(query), DesignOrderDto.from);
  }

  /** All orders that the filters leave, as rows of a file. */
  listAll(query: ExportDesignOrdersQuery): Promise<AsyncIterable<ReturnType<typeof orderRow>>> {
    return findAllRows(this.#wanted(query), query, sortColumn(query), orderRow);
  }

  /** Counts in one pass over the table. */
  async stats(): Promise<DesignOrderStatsDto> {
    const counts = this.orders
      .createQueryBuilder('order')
      .select('count(*)::int', 'totalOrders')
      .addSelect('count(*) FILTER (WHERE order.createdAt >= :recently)::int', 'recentOrders')
      .setParameters({ recently: startOfLastSevenDays() });
    selectCountsBy(counts, 'order.status', OrderStatus);
    const row = (await counts.getRawOne<Record<string, number>>())!;
    return {
      totalOrders: row['totalOrders']!,
      ordersByStatus: readCountsBy(row, 'order.status', OrderStatus),
      recentOrders: row['recentOrders']!,
    };
  }

  async findById(id: number): Promise<DesignOrderDto> {
    const order = await this.#withProjects().andWhere('order.id = :id', { id }).getOne();
    if (!order) throw notFound(orderTexts.notFound);
    return DesignOrderDto.from(order);
  }

  update(id: number, { version, ...changes }: UpdateDesignOrderDto, caller: Caller): Promise<DesignOrderDto> {
    return this.dataSource.transaction(async (manager) => {
      const order = await this.#loadForChange(manager, id);
      if (isAlreadySo(order, changes)) return DesignOrderDto.from(order);
      requireCurrent(order, version, DesignOrderDto.from);
      applyChanges(order, changes);
      const saved = await manager.save(order);
      await this.#record(manager, ActivityVerb.UPDATED, saved, caller);
      return DesignOrderDto.from(saved);
    });
  }

  /** Moves an order to the bin. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const order = await this.#loadForChange(manager, id);
      await this.bin.put(manager, binnedOrders, order, caller);
      await this.#record(manager, ActivityVerb.DELETED, order, caller);
    });
  }

  /** Takes an order out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<DesignOrderDto> {
    return this.idempotency.once(request, async (manager) => {
      const order = await this.#withProject(manager, await this.bin.takeOut(manager, binnedOrders, id));
      await this.#record(manager, ActivityVerb.RESTORED, order, caller);
      return DesignOrderDto.from(order);
    });
  }

  #wanted({ status, search }: ExportDesignOrdersQuery): SelectQueryBuilder<DesignOrder> {
    const builder = this.#withProjects();
    if (status) builder.andWhere('order.status = :status', { status });
    whereSearch(builder, search);
    return builder;
  }

  /** Orders outside the bin with their projects, which may lie in it. */
  #withProjects(): SelectQueryBuilder<DesignOrder> {
    return this.orders
      .createQueryBuilder('order')
      .withDeleted()
      .innerJoinAndSelect('order.project', 'project')
      .where('order.deletedAt IS NULL');
  }

  async #loadForChange(manager: EntityManager, id: number): Promise<DesignOrder> {
    return this.#withProject(manager, await loadForChange(manager, DesignOrder, id, orderTexts.notFound));
  }

  async #withProject(manager: EntityManager, order: DesignOrder): Promise<DesignOrder> {
    order.project = await manager.findOneOrFail(Project, {
      where: { id: order.projectId },
      withDeleted: true,
    });
    return order;
  }

  #record(manager: EntityManager, verb: ActivityVerb, order: DesignOrder, caller: Caller): Promise<void> {
    return this.activity.record(manager, {
      subject: ActivitySubject.ORDER,
      verb,
      id: order.id,
      title: `${order.name}, ${order.project.title}`,
      actorId: caller.userId,
    });
  }
}

function sortColumn({ sortBy = DesignOrderSort.createdAt }: ExportDesignOrdersQuery): string {
  return sortBy === DesignOrderSort.project ? 'project.title' : `order.${sortBy}`;
}
