import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityTarget, type SelectQueryBuilder } from 'typeorm';
import { ActivityService } from '../activity/activity.module.js';
import { BlogPost, BlogStatus } from '../blog/blog.module.js';
import { Consultation, ConsultationStatus } from '../consultations/consultations.module.js';
import { ContactInquiry, InquiryStatus } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';
import { Project, ProjectStatus } from '../projects/projects.module.js';
import { Service } from '../services/services.module.js';
import { Visitor } from '../visitors/visitors.module.js';
import type { DashboardDto } from './dto/dashboard.dto.js';
import { type ComparedMonths, comparedMonths, percentChange } from './monthly-change.js';

/** How many records there are, and how many were made in each of the two months that are compared. */
interface Figure {
  total: number;
  thisMonth: number;
  lastMonth: number;
}

const everyRecord = { all: 'TRUE' };
/** Of projects that are not finished. */
const underway = [ProjectStatus.IN_DESIGN, ProjectStatus.UNDER_CONSTRUCTION];
const recentActivities = 10;

/** The business at a glance: one query for each table, whatever it holds. */
@Injectable()
export class DashboardService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
  ) {}

  async overview(): Promise<DashboardDto> {
    const months = comparedMonths(new Date());
    const [projects, services, posts, inquiries, orders, consultations, visitors, activities] =
      await Promise.all([
        this.#count(Project, months, { ...everyRecord, active: hasStatus(...underway) }),
        this.#count(Service, months, everyRecord),
        this.#count(BlogPost, months, { ...everyRecord, published: hasStatus(BlogStatus.PUBLISHED) }),
        this.#count(ContactInquiry, months, { ...everyRecord, new: hasStatus(InquiryStatus.NEW) }),
        this.#count(DesignOrder, months, everyRecord),
        this.#count(Consultation, months, {
          ...everyRecord,
          pending: hasStatus(ConsultationStatus.REQUESTED),
        }),
        this.#countVisitors(months),
        this.activity.latest(recentActivities),
      ]);
    return {
      totalProjects: projects.all.total,
      activeProjects: projects.active.total,
      totalServices: services.all.total,
      totalBlogs: posts.all.total,
      publishedBlogs: posts.published.total,
      totalInquiries: inquiries.all.total,
      newInquiries: inquiries.new.total,
      totalDesignOrders: orders.all.total,
      totalConsultations: consultations.all.total,
      pendingConsultations: consultations.pending.total,
      monthlyVisitors: visitors.all.thisMonth,
      changes: {
        totalProjects: change(projects.all),
        activeProjects: change(projects.active),
        totalServices: change(services.all),
        totalBlogs: change(posts.all),
        totalInquiries: change(inquiries.all),
        totalDesignOrders: change(orders.all),
        totalConsultations: change(consultations.all),
        monthlyVisitors: change(visitors.all),
      },
      recentActivities: activities,
    };
  }

  /** @param kinds which records make up each figure, as conditions on `record` */
  #count<Kind extends string>(
    entity: EntityTarget<object>,
    months: ComparedMonths,
    kinds: Record<Kind, string>,
  ) {
    return readFigures(this.dataSource.createQueryBuilder(entity, 'record'), months, kinds);
  }

  /** Only of the two months; all who ever came would be many. */
  #countVisitors(months: ComparedMonths) {
    const recent = this.dataSource
      .createQueryBuilder(Visitor, 'record')
      .where('record.createdAt >= :lastStart');
    return readFigures(recent, months, everyRecord);
  }
}

/** Condition on a record. @param statuses values of its enum, which hold no quotes */
function hasStatus(...statuses: string[]): string {
  return `record.status IN ('${statuses.join("', '")}')`;
}

async function readFigures<Kind extends string>(
  records: SelectQueryBuilder<object>,
  months: ComparedMonths,
  kinds: Record<Kind, string>,
): Promise<Record<Kind, Figure>> {
  const inThisMonth = 'record.createdAt >= :thisStart';
  const inLastMonth = 'record.createdAt >= :lastStart AND record.createdAt < :lastEnd';
  records.select([]).setParameters({ ...months });
  for (const [kind, condition] of Object.entries(kinds)) {
    records
      .addSelect(`count(*) FILTER (WHERE ${condition})::int`, `${kind}:total`)
      .addSelect(`count(*) FILTER (WHERE ${condition} AND ${inThisMonth})::int`, `${kind}:thisMonth`)
      .addSelect(`count(*) FILTER (WHERE ${condition} AND ${inLastMonth})::int`, `${kind}:lastMonth`);
  }
  const row = (await records.getRawOne<Record<string, number>>())!;
  const figures = Object.keys(kinds).map((kind) => [
    kind,
    {
      total: row[`${kind}:total`],
      thisMonth: row[`${kind}:thisMonth`],
      lastMonth: row[`${kind}:lastMonth`],
    },
  ]);
  return Object.fromEntries(figures) as Record<Kind, Figure>;
}

function change({ thisMonth, lastMonth }: Figure): number {
  return percentChange(thisMonth, lastMonth);
}
