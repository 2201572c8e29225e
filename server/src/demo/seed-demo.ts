import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { minutesToRead } from '@consultancy/shared/article/reading-time';
import { BlogPost, BlogStatus } from '../modules/blog/blog.module.js';
import { Consultant } from '../modules/consultants/consultant.entity.js';
import { Consultation } from '../modules/consultations/consultation.entity.js';
import {
  ConsultationStatus,
  ConsultationType,
  MeetingType,
} from '../modules/consultations/consultation.enums.js';
import { ContactInquiry } from '../modules/inquiries/contact-inquiry.entity.js';
import { InquiryNote } from '../modules/inquiries/inquiry-note.entity.js';
import { InquiryStatus } from '../modules/inquiries/inquiry-status.enum.js';
import { ReplyTemplate } from '../modules/inquiries/reply-template.entity.js';
import { DesignOrder } from '../modules/orders/design-order.entity.js';
import { OrderStatus } from '../modules/orders/order-status.enum.js';
import { PaymentProvider, PaymentState } from '../modules/orders/payment.enums.js';
import { newTrackingCode } from '../common/tracking-code.js';
import { ProjectRating } from '../modules/projects/project-rating.entity.js';
import {
  Project,
  ProjectCounters,
  ProjectStatus,
  ProjectStyle,
  ProjectType,
} from '../modules/projects/projects.module.js';
import { addStandardServices, Service } from '../modules/services/services.module.js';
import { SiteSettings } from '../modules/settings/site-settings.entity.js';
import { TeamMember } from '../modules/team/team.module.js';
import { Testimonial } from '../modules/testimonials/testimonials.module.js';
import { User, UserRole, UserSource } from '../modules/accounts/accounts.module.js';
import { hashPassword } from '../modules/users/users.module.js';
import { VisitCount, Visitor } from '../modules/visitors/visitors.module.js';
import { demoArticles } from './content/articles.js';
import { demoConsultants } from './content/consultants.js';
import type {
  DemoArticle,
  DemoConsultation,
  DemoProject,
  DemoTransfer,
  DemoVisitorKey,
} from './content/demo-content.js';
import { demoVisitors } from './content/people.js';
import { demoProjects } from './content/projects.js';
import { demoConsultations, demoInquiries, demoOrders } from './content/records.js';
import { demoReplyTemplates } from './content/reply-templates.js';
import { demoServices } from './content/services.js';
import { demoTeam } from './content/team.js';
import { demoTestimonials } from './content/testimonials.js';
import { demoSettings } from './content/settings.js';
import { logDemoActivities } from './demo-activities.js';
import { notifyOfDemoRecords } from './demo-notifications.js';
import { changesAmountOf, insertDemoOrderChanges } from './demo-order-changes.js';
import { demoPicturePath, insertDemoPictures } from './demo-pictures.js';
import { translateDemo } from './translate-demo.js';
import { demoPageViews } from './demo-page-views.js';
import { demoVisits } from './demo-visits.js';

const dayMs = 24 * 60 * 60 * 1000;
/** How far back the audit log of the demo goes: six weeks. */
const loggedDays = 42;
/** How far back staff have read their notifications. */
const readDays = 2;
/** How long after an order or a consultation came in staff deal with it. */
const handlingDays = 0.9;

/**
 * Fills an empty database with the demo firm. Where there is an administrator, the log says that they did what
 * staff did.
 * @param now the moment that all relative times count from
 */
export async function seedDemo(manager: EntityManager, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

  await manager.insert(SiteSettings, { id: 1, ...demoSettings });
  const visitorIds = await insertVisitors(manager, daysAgo);
  await insertDemoPictures(manager, daysAgo(loggedDays));
  const projectIds = await insertProjects(manager, daysAgo, visitorIds);
  await manager.insert(
    BlogPost,
    demoArticles.map((article) => toPost(article, daysAgo)),
  );
  await manager.insert(
    Service,
    demoServices.map(({ createdDaysAgo, image, ...service }) => ({
      ...service,
      image: demoPicturePath(image),
      ...createdAt(daysAgo(createdDaysAgo)),
    })),
  );
  await addStandardServices(manager);
  await insertPeople(manager);
  await translateDemo(manager);
  await insertInquiries(manager, daysAgo);
  await manager.insert(ReplyTemplate, demoReplyTemplates);
  const { identifiers: orderIds } = await manager.insert(
    DesignOrder,
    demoOrders.map(({ project, createdDaysAgo, status, paid, change, ...order }) => ({
      ...order,
      ...paymentOf(paid, daysAgo),
      changesAmount: changesAmountOf({ change }),
      ...projectIds.get(project)!,
      status: OrderStatus[status],
      trackingCode: newTrackingCode(),
      ...handled(createdDaysAgo, status !== 'PENDING', daysAgo),
    })),
  );
  await insertDemoOrderChanges(
    manager,
    demoOrders,
    demoOrders.map((_, index) => idAt(orderIds, index)),
    now,
  );
  await insertConsultations(manager, now, daysAgo);
  await manager.insert(Visitor, demoVisits(now));
  await manager.insert(VisitCount, demoPageViews(now));
  await logDemoActivities(manager, daysAgo(loggedDays));
  await notifyOfDemoRecords(manager, { since: daysAgo(loggedDays), readUntil: daysAgo(readDays) });
}

/** The team, and clients with what they say, in the order of the demo. */
async function insertPeople(manager: EntityManager): Promise<void> {
  await manager.insert(
    TeamMember,
    demoTeam.map((member, place) => ({ ...member, image: demoPicturePath(member.image), place })),
  );
  await manager.insert(
    Testimonial,
    demoTestimonials.map((testimonial, place) => ({ ...testimonial, place })),
  );
}

type DaysAgo = (days: number) => Date;

async function insertVisitors(
  manager: EntityManager,
  daysAgo: DaysAgo,
): Promise<Map<DemoVisitorKey, number>> {
  // A password that nobody knows: demo visitors cannot sign in.
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const { identifiers } = await manager.insert(
    User,
    demoVisitors.map(({ name, email, address, createdDaysAgo }) => ({
      name,
      email,
      address,
      passwordHash,
      role: UserRole.USER,
      source: UserSource.PUBLIC,
      ...createdAt(daysAgo(createdDaysAgo)),
    })),
  );
  return new Map(demoVisitors.map((visitor, index) => [visitor.key, idAt(identifiers, index)]));
}

/** @returns what an order of each project needs to know, by slug */
async function insertProjects(
  manager: EntityManager,
  daysAgo: DaysAgo,
  visitorIds: Map<DemoVisitorKey, number>,
): Promise<Map<string, { projectId: number; price: number | null }>> {
  const { identifiers } = await manager.insert(
    Project,
    demoProjects.map((project) => toProject(project, daysAgo)),
  );
  const ids = demoProjects.map((project, index) => ({ project, projectId: idAt(identifiers, index) }));
  await manager.upsert(
    ProjectCounters,
    ids.map(({ project: { viewCount, ratings }, projectId }) => ({
      projectId,
      viewCount,
      ratingCount: ratings.length,
      ratingSum: ratings.reduce((sum, { rating }) => sum + rating, 0),
    })),
    ['projectId'],
  );
  await manager.insert(
    ProjectRating,
    ids.flatMap(({ project, projectId }) =>
      project.ratings.map(({ visitor, rating, comment }) => ({
        projectId,
        userId: visitorIds.get(visitor)!,
        rating,
        comment,
      })),
    ),
  );
  return new Map(ids.map(({ project, projectId }) => [project.slug, { projectId, price: project.price }]));
}

function toProject(demo: DemoProject, daysAgo: DaysAgo) {
  const {
    pictures,
    ratings: _ratings,
    viewCount: _viewCount,
    createdDaysAgo,
    changedDaysAgo = createdDaysAgo,
    ...project
  } = demo;
  const [mainImage = null, ...gallery] = pictures.map(demoPicturePath).filter((path) => path !== null);
  return {
    ...project,
    type: ProjectType[project.type],
    status: ProjectStatus[project.status],
    style: ProjectStyle[project.style],
    mainImage,
    gallery,
    createdAt: daysAgo(createdDaysAgo),
    updatedAt: daysAgo(changedDaysAgo),
  };
}

function toPost(article: DemoArticle, daysAgo: DaysAgo) {
  const { author, image, status, publishedDaysAgo, createdDaysAgo, ...post } = article;
  return {
    ...post,
    readTime: minutesToRead(post.content),
    readTimeComputed: true,
    authorName: author,
    featuredImage: demoPicturePath(image),
    status: BlogStatus[status],
    publishedAt: publishedDaysAgo === null ? null : daysAgo(publishedDaysAgo),
    createdAt: daysAgo(createdDaysAgo),
    updatedAt: daysAgo(publishedDaysAgo ?? createdDaysAgo),
  };
}

function paymentOf(paid: DemoTransfer | undefined, daysAgo: DaysAgo) {
  if (!paid) return { payment: PaymentState.AWAITING };
  const { by, reference, verifiedDaysAgo } = paid;
  const named = { paymentProvider: PaymentProvider[by], paymentReference: reference };
  if (verifiedDaysAgo === undefined) return { ...named, payment: PaymentState.SUBMITTED };
  const licence = { licenceCode: newTrackingCode(), licensedAt: daysAgo(verifiedDaysAgo) };
  return { ...named, ...licence, payment: PaymentState.VERIFIED };
}

async function insertInquiries(manager: EntityManager, daysAgo: DaysAgo): Promise<void> {
  const { identifiers } = await manager.insert(
    ContactInquiry,
    demoInquiries.map(({ notes: _notes, createdDaysAgo, status, projectType, ...inquiry }) => ({
      ...inquiry,
      status: InquiryStatus[status],
      projectType: projectType && ProjectType[projectType],
      referenceCode: newTrackingCode(),
      ...createdAt(daysAgo(createdDaysAgo)),
    })),
  );
  await manager.insert(
    InquiryNote,
    demoInquiries.flatMap(({ notes }, index) =>
      notes.map((note) => ({
        inquiryId: idAt(identifiers, index),
        content: note.content,
        createdAt: daysAgo(note.daysAgo),
      })),
    ),
  );
}

/** Those who meet clients, and their meetings. */
async function insertConsultations(manager: EntityManager, now: Date, daysAgo: DaysAgo): Promise<void> {
  const { identifiers } = await manager.insert(
    Consultant,
    demoConsultants.map(({ name, title, week }) => ({ name, title, week })),
  );
  await manager.insert(
    Consultation,
    demoConsultations.map((consultation) => {
      const holder = demoConsultants.findIndex(({ holds }) => holds.includes(consultation.type));
      return {
        ...toConsultation(consultation, now, daysAgo),
        consultantId: idAt(identifiers, holder),
      };
    }),
  );
}

function toConsultation(demo: DemoConsultation, now: Date, daysAgo: DaysAgo) {
  const { dayOffset, time, createdDaysAgo, ...consultation } = demo;
  const status = ConsultationStatus[consultation.status];
  const preferredDate = workingDay(now, dayOffset);
  const isArranged = status !== ConsultationStatus.REQUESTED && status !== ConsultationStatus.CANCELLED;
  const scheduledAt = isArranged ? instantInAddisAbaba(preferredDate, time) : null;
  return {
    ...consultation,
    status,
    type: ConsultationType[consultation.type],
    meetingType: MeetingType[consultation.meetingType],
    preferredDate,
    preferredTime: time,
    referenceCode: newTrackingCode(),
    heldUntil: status === ConsultationStatus.REQUESTED ? new Date(now.getTime() + 2 * dayMs) : null,
    scheduledAt,
    endsAt: scheduledAt && new Date(scheduledAt.getTime() + consultation.duration * 60_000),
    ...handled(createdDaysAgo, status !== ConsultationStatus.REQUESTED, daysAgo),
  };
}

/** The day that many Mondays to Fridays away, YYYY-MM-DD: no two offsets share a day, and the firm is open. */
function workingDay(now: Date, offset: number): string {
  const step = offset < 0 ? -1 : 1;
  let day = now;
  for (let left = Math.abs(offset); left > 0 || isWeekend(day);) {
    day = new Date(day.getTime() + step * dayMs);
    if (!isWeekend(day)) left -= 1;
  }
  return dayInAddisAbaba(day);
}

function isWeekend(instant: Date): boolean {
  return [0, 6].includes(new Date(dayInAddisAbaba(instant)).getUTCDay());
}

function createdAt(date: Date) {
  return { createdAt: date, updatedAt: date };
}

function handled(createdDaysAgo: number, isHandled: boolean, daysAgo: DaysAgo) {
  const handledDaysAgo = isHandled ? createdDaysAgo - handlingDays : createdDaysAgo;
  return { createdAt: daysAgo(createdDaysAgo), updatedAt: daysAgo(handledDaysAgo) };
}

function idAt(identifiers: object[], index: number): number {
  return (identifiers[index] as { id: number }).id;
}
