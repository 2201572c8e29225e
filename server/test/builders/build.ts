import { hash } from '@node-rs/argon2';
import type { DataSource, DeepPartial } from 'typeorm';
import { newTrackingCode } from '../../src/common/text/tracking-code.js';
import { User, UserRole, UserSource } from '../../src/modules/accounts/accounts.module.js';
import { BlogPost, BlogStatus } from '../../src/modules/blog/blog.module.js';
import { Consultant } from '../../src/modules/consultants/consultants.module.js';
import {
  Consultation,
  ConsultationType,
  MeetingType,
} from '../../src/modules/consultations/consultations.module.js';
import { ContactInquiry } from '../../src/modules/inquiries/inquiries.module.js';
import { OrderChangeRequest } from '../../src/modules/orders/order-change-request.entity.js';
import { DesignOrder } from '../../src/modules/orders/orders.module.js';
import { Project, ProjectCounters, ProjectType } from '../../src/modules/projects/projects.module.js';
import { Service } from '../../src/modules/services/services.module.js';
import { SiteSettings } from '../../src/modules/settings/settings.module.js';
import type { TestApp } from '../support/test-app.js';

/** The password of every account that a test builds. */
export const testPassword = 'Correct1';

/** As the server makes it, but checked in no time: nearly every test signs somebody in. */
let cheapHash: Promise<string> | undefined;
let count = 0;

/** Signs an account in. @returns its access token */
export async function tokenOf(app: TestApp, { email }: Pick<User, 'email'>): Promise<string> {
  const login = { email, password: testPassword };
  const { status, message, data } = await app.post<{ accessToken: string }>('/auth/login', login);
  if (status !== 200) throw new Error(`Nobody could sign in: ${status}, ${message}`);
  return data.accessToken;
}

/** Puts valid records into the database; a test names only what it is about. */
export class Build {
  constructor(private readonly dataSource: DataSource) {}

  async user(given: DeepPartial<User> = {}): Promise<User> {
    cheapHash ??= hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    return this.dataSource.getRepository(User).save({
      name: 'Abebe Demo',
      email: `user${(count += 1)}@mail.example`,
      passwordHash: await cheapHash,
      role: UserRole.USER,
      source: UserSource.PUBLIC,
      emailConfirmedAt: new Date(),
      ...given,
    });
  }

  admin(given: DeepPartial<User> = {}): Promise<User> {
    return this.user({ role: UserRole.ADMIN, source: UserSource.ADMIN, ...given });
  }

  async project({
    viewCount = 0,
    ratingSum = 0,
    ratingCount = 0,
    ...given
  }: DeepPartial<Project & ProjectCounters> = {}): Promise<Project> {
    count += 1;
    const project = await this.dataSource.getRepository(Project).save({
      title: `House ${count}`,
      slug: `house-${count}`,
      description: 'A house.',
      location: 'Addis Ababa',
      type: ProjectType.RESIDENCE,
      ...given,
    });
    const counters = { viewCount, ratingSum, ratingCount };
    await this.dataSource.manager.update(ProjectCounters, { projectId: project.id }, counters);
    return project;
  }

  post(given: DeepPartial<BlogPost> = {}): Promise<BlogPost> {
    count += 1;
    return this.dataSource.getRepository(BlogPost).save({
      title: `Article ${count}`,
      slug: `article-${count}`,
      excerpt: 'About building.',
      content: '## Walls\n\nThick.',
      category: 'Design',
      status: BlogStatus.PUBLISHED,
      publishedAt: new Date(),
      ...given,
    });
  }

  service(given: DeepPartial<Service> = {}): Promise<Service> {
    count += 1;
    return this.dataSource.getRepository(Service).save({
      title: `Service ${count}`,
      description: 'Help.',
      longDescription: 'Much help.',
      duration: '1-2 weeks',
      ...given,
    });
  }

  /** An order; without a projectId, of a project of its own. */
  async order(given: DeepPartial<DesignOrder> = {}): Promise<DesignOrder> {
    const projectId = given.projectId ?? (await this.project({ isForSale: true })).id;
    return this.dataSource.getRepository(DesignOrder).save({
      name: 'Hana Demo',
      email: 'hana@mail.example',
      phone: '+251 900 000 001',
      trackingCode: newTrackingCode(),
      ...given,
      projectId,
    });
  }

  /** A request for a change, of an order of its own where none is named. */
  async orderChange(given: DeepPartial<OrderChangeRequest> = {}): Promise<OrderChangeRequest> {
    const orderId = given.orderId ?? (await this.order()).id;
    return this.dataSource
      .getRepository(OrderChangeRequest)
      .save({ description: 'One more bedroom.', ...given, orderId });
  }

  inquiry(given: DeepPartial<ContactInquiry> = {}): Promise<ContactInquiry> {
    return this.dataSource.getRepository(ContactInquiry).save({
      fullName: 'Dawit Demo',
      email: 'dawit@mail.example',
      subject: 'A house',
      message: 'We want to build a house.',
      ...given,
    });
  }

  settings(given: DeepPartial<SiteSettings> = {}): Promise<SiteSettings> {
    return this.dataSource.getRepository(SiteSettings).save({
      id: 1,
      siteName: 'Demo firm',
      siteDescription: 'Architecture.',
      contactEmail: 'office@firm.example',
      supportPhone: '+251 900 000 000',
      address: 'Addis Ababa',
      ...given,
    });
  }

  /** A request; one with scheduledAt ends when its duration is over. */
  consultant(given: DeepPartial<Consultant> = {}): Promise<Consultant> {
    return this.dataSource.getRepository(Consultant).save({ name: `Consultant ${(count += 1)}`, ...given });
  }

  consultation(given: DeepPartial<Consultation> = {}): Promise<Consultation> {
    const { scheduledAt, duration = 60 } = given;
    return this.dataSource.getRepository(Consultation).save({
      clientName: `Client ${(count += 1)}`,
      clientEmail: `client${count}@mail.example`,
      type: ConsultationType.INITIAL,
      topic: 'A house',
      meetingType: MeetingType.PHONE,
      duration,
      ...(scheduledAt instanceof Date && { endsAt: new Date(scheduledAt.getTime() + duration * 60_000) }),
      ...given,
    });
  }
}
