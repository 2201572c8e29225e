import type { DataSource, EntityTarget, SelectQueryBuilder } from 'typeorm';
import { findPage } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import type { StaffRecord } from '../../common/staff-record.js';
import { BlogPost } from '../blog/blog.module.js';
import { Consultation } from '../consultations/consultations.module.js';
import { ContactInquiry } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';
import { Project } from '../projects/projects.module.js';
import { Service } from '../services/services.module.js';
import { User } from '../accounts/accounts.module.js';
import type { SearchHitDto, SearchResultDto } from './dto/search.dto.js';

/** Looks for words in one table. */
type Place = (dataSource: DataSource, q: string, limit: number) => Promise<SearchHitDto[]>;

/** Where the search looks, and how what it finds is shown and opened. */
export const searchPlaces: Record<keyof SearchResultDto, Place> = {
  projects: place(Project, ({ id, title, location }) => ({
    title,
    subtitle: location,
    url: `/admin/projects/new?id=${id}`,
  })),
  posts: place(BlogPost, ({ id, title, category }) => ({
    title,
    subtitle: category,
    url: `/admin/blog/new?id=${id}`,
  })),
  services: place(Service, ({ id, title, duration }) => ({
    title,
    subtitle: duration,
    url: `/admin/services/${id}`,
  })),
  inquiries: place(ContactInquiry, ({ id, fullName, subject }) => ({
    title: fullName,
    subtitle: subject,
    url: `/admin/contacts?view=${id}`,
  })),
  orders: place(
    DesignOrder,
    ({ id, name, project }) => ({
      title: name,
      subtitle: project.title,
      url: `/admin/orders?view=${id}`,
    }),
    // The project may lie in the bin by now.
    (orders) =>
      orders
        .withDeleted()
        .innerJoinAndSelect(`${orders.alias}.project`, 'project')
        .where(`${orders.alias}.deletedAt IS NULL`),
  ),
  consultations: place(Consultation, ({ id, clientName, topic }) => ({
    title: clientName,
    subtitle: topic,
    url: `/admin/consultations?view=${id}`,
  })),
  // Accounts have no page of their own; nobody else has the email.
  users: place(User, ({ name, email }) => ({
    title: name,
    subtitle: email,
    url: `/admin/users?search=${encodeURIComponent(email)}`,
  })),
};

function place<Entity extends StaffRecord>(
  target: EntityTarget<Entity>,
  show: (record: Entity) => Omit<SearchHitDto, 'id'>,
  prepare = (builder: SelectQueryBuilder<Entity>) => builder,
): Place {
  return async (dataSource, q, limit) => {
    const builder = prepare(dataSource.getRepository(target).createQueryBuilder('found'));
    whereSearch(builder, q);
    const toHit = (record: Entity) => ({ id: record.id, ...show(record) });
    const { data } = await findPage(builder, { search: q, limit }, 'found.createdAt', toHit);
    return data;
  };
}
