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
import { ActivitySubject, RecordChanges, setColumns } from '../activity/activity.module.js';
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

const orderKind: BinnedKind<DesignOrder> = {
  entity: BinEntity.ORDER,
  target: DesignOrder,
  thing: 'Order',
  subject: ActivitySubject.ORDER,
  notFound: orderTexts.notFound,
  titleOf: ({ name, project }) => `${name}, ${project.title}`,
  toDto: DesignOrderDto.from,
  complete: withProject,
  describe: ({ name, project }) => ({ title: name, subtitle: project.title }),
};

/** What staff do with orders. */
@Injectable()
export class OrdersService implements OnModuleInit {
  constructor(
    @InjectRepository(DesignOrder) private readonly orders: Repository<DesignOrder>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RecordChanges,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.bin.addKind(orderKind);
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
    return this.idempotency.once(request, async (manager) =>
      DesignOrderDto.from(await this.bin.restore(manager, orderKind, id, caller)),
    );
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
}

function sortColumn({ sortBy = DesignOrderSort.createdAt }: ExportDesignOrdersQuery): string {
  return sortBy === DesignOrderSort.project ? 'project.title' : `order.${sortBy}`;
}

/** The order with its project, which may lie in the bin. */
async function withProject(manager: EntityManager, order: DesignOrder): Promise<DesignOrder> {
  const project = { where: { id: order.projectId }, withDeleted: true };
  return Object.assign(order, { project: await manager.findOneOrFail(Project, project) });
}
