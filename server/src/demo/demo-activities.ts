import { type EntityManager, IsNull } from 'typeorm';
import { RecordKind } from '../common/record-kind.js';
import { ActivityVerb } from '../content/content.module.js';
import { Activity } from '../content/activity/activity.entity.js';
import { BlogPost } from '../modules/blog/blog.module.js';
import { Consultation } from '../modules/consultations/consultation.entity.js';
import { ContactInquiry } from '../modules/inquiries/contact-inquiry.entity.js';
import { InquiryNote } from '../modules/inquiries/inquiry-note.entity.js';
import { DesignOrder } from '../modules/orders/design-order.entity.js';
import { Project } from '../modules/projects/projects.module.js';
import { Service } from '../modules/services/services.module.js';
import { User, UserRole } from '../modules/accounts/accounts.module.js';

/** What one deed leaves in the log. */
type Line = Pick<Activity, 'subject' | 'subjectId' | 'subjectTitle' | 'verb' | 'actorId' | 'createdAt'>;

const { CREATED, UPDATED } = ActivityVerb;

/**
 * Writes into the audit log what the demo records say was done to them since then. What staff did is the
 * administrator's doing, or nobody's where there is none yet.
 */
export async function logDemoActivities(manager: EntityManager, since: Date): Promise<void> {
  const administrator = await manager.findOneBy(User, { role: UserRole.ADMIN });
  const staff = administrator?.id ?? null;
  const lines = [
    ...(await linesOfContent(manager, staff)),
    ...(await linesOfRequests(manager, staff)),
    ...(await linesOfAccounts(manager)),
  ];
  const recent = lines.filter(({ createdAt }) => createdAt >= since);
  await manager.insert(
    Activity,
    recent.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );
}

/** Projects, posts and services: all by staff. */
async function linesOfContent(manager: EntityManager, staff: number | null): Promise<Line[]> {
  const { PROJECT, POST, SERVICE } = RecordKind;
  const projects = await manager.find(Project);
  const posts = await manager.find(BlogPost);
  // The standard ones are there from the start.
  const services = await manager.find(Service, { where: { slug: IsNull() } });
  return [
    ...projects.flatMap((project) => addedAndChanged(PROJECT, project, project.title, [staff, staff])),
    ...services.flatMap((service) => addedAndChanged(SERVICE, service, service.title, [staff, staff])),
    ...posts.flatMap((post) => addedAndChanged(POST, post, post.title, [staff, staff])),
  ];
}

/** What visitors sent, and what staff made of it. */
async function linesOfRequests(manager: EntityManager, staff: number | null): Promise<Line[]> {
  const { INQUIRY, ORDER, CONSULTATION } = RecordKind;
  const inquiries = await manager.find(ContactInquiry);
  const notes = await manager.find(InquiryNote);
  const orders = await manager.find(DesignOrder, { relations: { project: true } });
  const consultations = await manager.find(Consultation);
  return [
    ...inquiries.flatMap((inquiry) => {
      const title = `${inquiry.fullName}, ${inquiry.subject}`;
      const own = notes.filter(({ inquiryId }) => inquiryId === inquiry.id);
      return [
        ...addedAndChanged(INQUIRY, inquiry, title, [null, staff]),
        ...own.map(({ createdAt }) => line(INQUIRY, inquiry.id, title, UPDATED, staff, createdAt)),
      ];
    }),
    ...orders.flatMap((order) =>
      addedAndChanged(ORDER, order, `${order.name}, ${order.project.title}`, [null, staff]),
    ),
    ...consultations.flatMap((consultation) =>
      addedAndChanged(CONSULTATION, consultation, consultation.clientName, [null, staff]),
    ),
  ];
}

/** Visitors sign up themselves. */
async function linesOfAccounts(manager: EntityManager): Promise<Line[]> {
  const users = await manager.findBy(User, { role: UserRole.USER });
  return users.map(({ id, name, createdAt }) => line(RecordKind.USER, id, name, CREATED, id, createdAt));
}

/** @param actors who added the record and who changed it */
function addedAndChanged(
  subject: RecordKind,
  { id, createdAt, updatedAt }: { id: number; createdAt: Date; updatedAt: Date },
  title: string,
  [adder, changer]: [number | null, number | null],
): Line[] {
  const added = line(subject, id, title, CREATED, adder, createdAt);
  if (updatedAt <= createdAt) return [added];
  return [added, line(subject, id, title, UPDATED, changer, updatedAt)];
}

function line(
  subject: RecordKind,
  subjectId: number,
  subjectTitle: string,
  verb: ActivityVerb,
  actorId: number | null,
  createdAt: Date,
): Line {
  return { subject, subjectId, subjectTitle, verb, actorId, createdAt };
}
