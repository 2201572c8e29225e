import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import {
  countByValue,
  countRecords,
  startOfLastSevenDays,
  totalOf,
} from '../../common/counts/count-records.js';
import { notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { RecordKind } from '../../common/record-kind.js';
import { readTrackingCode } from '../../common/text/tracking-code.js';
import { ActivityService, textIn } from '../../content/content.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { LicenceDto } from './dto/design-file.dto.js';
import {
  DesignOrderDto,
  DesignOrderSort,
  type DesignOrderStatsDto,
  type ExportDesignOrdersQuery,
  type ListDesignOrdersQuery,
} from './dto/design-order.dto.js';
import type { TrackedOrderDto } from './dto/tracked-order.dto.js';
import { joinOpenChange, whereOpenChange } from './open-change.js';
import { orderRow } from './order-columns.js';
import { orderTexts } from './order-texts.js';
import { withProject } from './order.content-type.js';
import { OrderStatus, PaymentState } from './order.enums.js';
import { toTracked } from './tracked-orders.js';

/** Orders as staff and those who placed them read them. */
@Injectable()
export class OrdersService {
  constructor(
    @InjectRepository(DesignOrder) private readonly orders: Repository<DesignOrder>,
    private readonly activity: ActivityService,
  ) {}

  list(query: ListDesignOrdersQuery): Promise<Page<DesignOrderDto>> {
    const orders = this.#filtered(this.#orders(), query);
    return findPage(orders, query, sortColumn(query), DesignOrderDto.from, {
      joinSorted: query.sortBy === DesignOrderSort.project ? joinProject : undefined,
      join: (rows) => joinOpenChange(joinProject(rows), 'order'),
    });
  }

  /** All orders that the filters leave, as rows of a file; the log says who took them. @param actorId the caller */
  listAll(
    query: ExportDesignOrdersQuery,
    actorId: number,
  ): Promise<AsyncIterable<ReturnType<typeof orderRow>>> {
    const orders = this.#filtered(this.#withProjects(), query);
    joinOpenChange(orders, 'order');
    return findAllRows(orders, query, sortColumn(query), orderRow, (rows) =>
      this.activity.noteExport({ subject: RecordKind.ORDER, list: 'Orders', rows, actorId }),
    );
  }

  async stats(): Promise<DesignOrderStatsDto> {
    const [ordersByStatus, recent] = await Promise.all([
      countByValue(this.orders.manager, DesignOrder, 'status', OrderStatus),
      countRecords(this.orders.manager, { recentOrders: { of: DesignOrder, start: startOfLastSevenDays() } }),
    ]);
    return { totalOrders: totalOf(ordersByStatus), ordersByStatus, ...recent };
  }

  async findById(id: number): Promise<DesignOrderDto> {
    const orders = this.#withProjects().andWhere('order.id = :id', { id });
    joinOpenChange(orders, 'order');
    const order = await orders.getOne();
    if (!order) throw notFound(orderTexts.notFound);
    return DesignOrderDto.from(order);
  }

  /** @param typed the tracking code as the visitor typed it */
  async track(typed: string, language: SiteLanguage): Promise<TrackedOrderDto> {
    const trackingCode = readTrackingCode(typed);
    const order =
      trackingCode === undefined
        ? null
        : await this.#withProjects()
            .andWhere('order.trackingCode = :trackingCode', { trackingCode })
            .getOne();
    if (!order) throw notFound(orderTexts.notFound);
    return toTracked(this.orders.manager, order, language);
  }

  /**
   * @param typed the code as somebody typed it
   * @throws ApiException 404 where it proves nothing, or no longer
   */
  async findLicence(typed: string, language: SiteLanguage): Promise<LicenceDto> {
    const { manager } = this.orders;
    // Of the same letters and digits, and written the same way.
    const licenceCode = readTrackingCode(typed);
    const where = { licenceCode, payment: PaymentState.VERIFIED };
    const found = licenceCode && (await manager.findOneBy(DesignOrder, where));
    if (!found) throw notFound(orderTexts.noLicence);
    const { project, licensedAt } = await withProject(manager, found);
    return {
      licenceCode,
      projectTitle: await textIn(manager, language, RecordKind.PROJECT, project, 'title'),
      licensedAt: licensedAt!,
    };
  }

  #filtered(
    builder: SelectQueryBuilder<DesignOrder>,
    { status, payment, openChange, search }: ExportDesignOrdersQuery,
  ): SelectQueryBuilder<DesignOrder> {
    if (status) builder.andWhere('order.status = :status', { status });
    if (payment) builder.andWhere('order.payment = :payment', { payment });
    if (openChange) whereOpenChange(builder, 'order', openChange);
    whereSearch(builder, search);
    return builder;
  }

  /** Orders outside the trash, whose projects may lie in it. */
  #orders(): SelectQueryBuilder<DesignOrder> {
    return this.orders.createQueryBuilder('order').withDeleted().where('order.deletedAt IS NULL');
  }

  #withProjects(): SelectQueryBuilder<DesignOrder> {
    return joinProject(this.#orders());
  }
}

/** Each order has one. */
function joinProject(orders: SelectQueryBuilder<DesignOrder>): SelectQueryBuilder<DesignOrder> {
  return orders.innerJoinAndSelect('order.project', 'project');
}

function sortColumn({ sortBy = DesignOrderSort.createdAt }: ExportDesignOrdersQuery): string {
  return sortBy === DesignOrderSort.project ? 'project.title' : `order.${sortBy}`;
}
