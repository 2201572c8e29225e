import { instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import { Consultation } from '../../consultations/consultations.module.js';
import { ContactInquiry } from '../../inquiries/inquiries.module.js';
import { DesignOrder } from '../../orders/orders.module.js';
import { Project } from '../../projects/projects.module.js';
import { Service } from '../../services/services.module.js';
import { VisitFacet, VisitFiguresService } from '../../visitors/visitors.module.js';
import type { LeadDto } from '../dto/figures.dto.js';
import type { ComparedDays } from './compared-days.js';

const dayMs = 24 * 60 * 60 * 1000;
/** More pages than a portfolio has. */
const mostPages = 2_000;

const projectPath = '/projects/';
const servicePath = '/services/';

type Counted = Omit<LeadDto, 'title'>;

/**
 * Which pages of projects and services led to inquiries, requests for a consultation and orders. Nobody is followed:
 * the record itself says which page it came from, and an order which project it is of. What is in the trash does not
 * count.
 */
@Injectable()
export class LeadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: VisitFiguresService,
  ) {}

  /** All pages that were looked at or led to something, those that led to most first; without their titles. */
  async count({ now, before }: ComparedDays): Promise<Counted[]> {
    const pages = (beginning: string) =>
      this.visits.byName(VisitFacet.PAGE, now, before, mostPages, beginning);
    const [projects, services, inquiries, consultations, orders] = await Promise.all([
      pages(projectPath),
      pages(servicePath),
      this.#cameFrom(ContactInquiry, now),
      this.#cameFrom(Consultation, now),
      this.#ordered(now),
    ]);
    const leads = new Map<string, Counted>();
    const add = (rows: { path: string; count: number }[], figure: keyof Omit<Counted, 'path'>) => {
      for (const { path, count } of rows) {
        const lead = leads.get(path) ?? { path, views: 0, inquiries: 0, consultations: 0, orders: 0 };
        leads.set(path, { ...lead, [figure]: lead[figure] + count });
      }
    };
    const looks = [...projects, ...services];
    add(
      looks.map(({ name, views }) => ({ path: name, count: views })),
      'views',
    );
    add(inquiries, 'inquiries');
    add(consultations, 'consultations');
    add(orders, 'orders');
    const requests = (lead: Counted) => lead.inquiries + lead.consultations + lead.orders;
    return [...leads.values()].sort(
      (a, b) => requests(b) - requests(a) || b.views - a.views || a.path.localeCompare(b.path),
    );
  }

  /** The same with what the pages are called. */
  async name(leads: Counted[]): Promise<LeadDto[]> {
    const namesUnder = (beginning: string) =>
      leads.filter(({ path }) => path.startsWith(beginning)).map(({ path }) => path.slice(beginning.length));
    const named = namesUnder(servicePath);
    const ids = named.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
    const { manager } = this.dataSource;
    const select = { id: true, slug: true, title: true };
    const [projects, services] = await Promise.all([
      manager.find(Project, { select, where: { slug: In(namesUnder(projectPath)) } }),
      manager.find(Service, { select, where: [{ slug: In(named) }, { id: In(ids) }] }),
    ]);
    const titles = new Map([
      ...projects.map(({ slug, title }) => [projectPath + slug, title] as const),
      ...services.map(({ id, slug, title }) => [servicePath + (slug ?? id), title] as const),
    ]);
    return leads.map((lead) => ({ ...lead, title: titles.get(lead.path) ?? null }));
  }

  #cameFrom(of: EntityTarget<ObjectLiteral>, days: ComparedDays['now']) {
    return this.#madeIn(of, days)
      .select('record.cameFrom', 'path')
      .andWhere('record.cameFrom IS NOT NULL')
      .groupBy('record.cameFrom')
      .addSelect('count(*)::int', 'count')
      .getRawMany<{ path: string; count: number }>();
  }

  #ordered(days: ComparedDays['now']) {
    return this.#madeIn(DesignOrder, days)
      .withDeleted()
      .innerJoin('record.project', 'project')
      .andWhere('record.deletedAt IS NULL')
      .select(`'${projectPath}' || project.slug`, 'path')
      .addSelect('count(*)::int', 'count')
      .groupBy('project.slug')
      .getRawMany<{ path: string; count: number }>();
  }

  #madeIn(of: EntityTarget<ObjectLiteral>, { from, to }: ComparedDays['now']) {
    const start = instantInAddisAbaba(from, '00:00');
    const end = new Date(instantInAddisAbaba(to, '00:00').getTime() + dayMs);
    return this.dataSource
      .createQueryBuilder(of, 'record')
      .where('record.createdAt >= :start AND record.createdAt < :end', { start, end });
  }
}
