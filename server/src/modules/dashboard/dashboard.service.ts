import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { type Counted, countRecords } from '../../common/counts/count-records.js';
import { ActivityService, subjectsFor } from '../../content/content.module.js';
import { BlogPost, BlogStatus } from '../blog/blog.module.js';
import { Consultation, ConsultationStatus } from '../consultations/consultations.module.js';
import { ContactInquiry, InquiryStatus } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';
import { Project, ProjectStatus } from '../projects/projects.module.js';
import { Service } from '../services/services.module.js';
import { Visitor } from '../visitors/visitors.module.js';
import type { DashboardDto } from './dto/dashboard.dto.js';
import { type ComparedMonths, comparedMonths, percentChange } from './monthly-change.js';

/** Of projects that are not finished. */
const underway = [ProjectStatus.IN_DESIGN, ProjectStatus.UNDER_CONSTRUCTION];
const counted = {
  totalProjects: { of: Project },
  activeProjects: { of: Project, where: { status: underway } },
  totalServices: { of: Service },
  totalBlogs: { of: BlogPost },
  publishedBlogs: { of: BlogPost, where: { status: BlogStatus.PUBLISHED } },
  totalInquiries: { of: ContactInquiry },
  newInquiries: { of: ContactInquiry, where: { status: InquiryStatus.NEW } },
  totalDesignOrders: { of: DesignOrder },
  totalConsultations: { of: Consultation },
  pendingConsultations: { of: Consultation, where: { status: ConsultationStatus.REQUESTED } },
};
/** What was made this month is compared with last month's. */
const compared = {
  totalProjects: counted.totalProjects,
  activeProjects: counted.activeProjects,
  totalServices: counted.totalServices,
  totalBlogs: counted.totalBlogs,
  totalInquiries: counted.totalInquiries,
  totalDesignOrders: counted.totalDesignOrders,
  totalConsultations: counted.totalConsultations,
  monthlyVisitors: { of: Visitor },
};
const recentActivities = 10;

/** The business at a glance. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
  ) {}

  /** The latest activities are those of kinds that the caller works on, and its own. */
  async overview({ role, userId }: Pick<Caller, 'role' | 'userId'>): Promise<DashboardDto> {
    const [{ totals, monthlyVisitors, changes }, activities] = await Promise.all([
      this.#count(comparedMonths(new Date())),
      this.activity.latest(
        recentActivities,
        role === 'ADMIN' ? {} : [{ subject: In(subjectsFor(role)) }, { actorId: userId }],
      ),
    ]);
    return { ...totals, monthlyVisitors, changes, recentActivities: activities };
  }

  async #count({ thisStart, lastStart, lastEnd }: ComparedMonths) {
    const names = Object.keys(compared) as (keyof typeof compared)[];
    const months = names.flatMap((name) => [
      [`${name}:this`, { ...compared[name], start: thisStart }] as const,
      [`${name}:last`, { ...compared[name], start: lastStart, end: lastEnd }] as const,
    ]);
    const made = Object.fromEntries(months) as Record<string, Counted>;
    const counts = await countRecords<string>(this.dataSource.manager, { ...counted, ...made });
    const changes = names.map((name) => [
      name,
      percentChange(counts[`${name}:this`]!, counts[`${name}:last`]!),
    ]);
    const totals = Object.keys(counted).map((name) => [name, counts[name]!]);
    return {
      totals: Object.fromEntries(totals) as Record<keyof typeof counted, number>,
      monthlyVisitors: counts['monthlyVisitors:this']!,
      changes: Object.fromEntries(changes) as Record<keyof typeof compared, number>,
    };
  }
}
