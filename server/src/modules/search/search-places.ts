import type { DataSource, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { selectRows } from '../../common/pagination/plain-rows.js';
import type { StaffRecord } from '../../common/staff-record.js';
import { User } from '../accounts/accounts.module.js';
import { BlogPost } from '../blog/blog.module.js';
import { Consultation } from '../consultations/consultations.module.js';
import { ContactInquiry } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';
import { Project } from '../projects/projects.module.js';
import { Service } from '../services/services.module.js';
import type { SearchHitDto, SearchResultDto } from './dto/search.dto.js';

/** A table in which words are looked for. */
interface Place {
  /** All rows, with what is shown of them. */
  all(dataSource: DataSource): SelectQueryBuilder<StaffRecord>;
  toHit(row: ObjectLiteral): SearchHitDto;
}

/** Where the search looks, and how what it finds is shown and opened. */
export const searchPlaces: Record<keyof SearchResultDto, Place> = {
  projects: place(Project, ['title', 'location'], ({ id, title, location }) => ({
    title,
    subtitle: location,
    url: `/admin/projects/new?id=${id}`,
  })),
  posts: place(BlogPost, ['title', 'category'], ({ id, title, category }) => ({
    title,
    subtitle: category,
    url: `/admin/blog/new?id=${id}`,
  })),
  services: place(Service, ['title', 'duration'], ({ id, title, duration }) => ({
    title,
    subtitle: duration,
    url: `/admin/services/${id}`,
  })),
  inquiries: place(ContactInquiry, ['fullName', 'subject'], ({ id, fullName, subject }) => ({
    title: fullName,
    subtitle: subject,
    url: `/admin/contacts?view=${id}`,
  })),
  orders: place<DesignOrder, 'name', { projectTitle: string }>(
    DesignOrder,
    ['name'],
    ({ id, name, projectTitle }) => ({
      title: name,
      subtitle: projectTitle,
      url: `/admin/orders?view=${id}`,
    }),
    { projectTitle: 'project.title' },
    // The project may be in the trash by now.
    (orders) => orders.withDeleted().innerJoin('found.project', 'project').where('found.deletedAt IS NULL'),
  ),
  consultations: place(Consultation, ['clientName', 'topic'], ({ id, clientName, topic }) => ({
    title: clientName,
    subtitle: topic,
    url: `/admin/consultations?view=${id}`,
  })),
  // Accounts have no page of their own; nobody else has the email.
  users: place(User, ['name', 'email'], ({ name, email }) => ({
    title: name,
    subtitle: email,
    url: `/admin/users?search=${encodeURIComponent(email)}`,
  })),
};

/**
 * @param names what is shown of a record
 * @param others what is shown of others, as SQL
 * @param prepare joins them
 */
function place<
  Entity extends StaffRecord,
  Name extends keyof Entity & string,
  Others extends object = object,
>(
  target: EntityTarget<Entity>,
  names: Name[],
  show: (row: Pick<Entity, Name> & { id: number } & Others) => Omit<SearchHitDto, 'id' | 'rank'>,
  others?: Record<keyof Others & string, string>,
  prepare: (builder: SelectQueryBuilder<Entity>) => unknown = () => {},
): Place {
  return {
    all: (dataSource) => {
      const builder = dataSource.getRepository(target).createQueryBuilder('found');
      prepare(builder);
      return selectRows(builder, ['id', ...names], others) as SelectQueryBuilder<StaffRecord>;
    },
    toHit: (row) => ({
      id: row['id'] as number,
      rank: row['rank'] as number,
      ...show(row as Parameters<typeof show>[0]),
    }),
  };
}
