import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import type { EntityManager } from 'typeorm';
import { RecordKind } from '../common/record-kind.js';
import { Activity, ActivityVerb } from '../content/content.module.js';
import { User, UserRole } from '../modules/accounts/accounts.module.js';
import { type NotifiedRecord, Notification } from '../modules/notifications/notifications.module.js';
import { UnreadNotification } from '../modules/notifications/unread-notification.entity.js';
import { writeNotification } from '../modules/notifications/write-notification.js';
import { VisitCount, VisitFacet, Visitor } from '../modules/visitors/visitors.module.js';
import type { DemoRow, DemoTable } from './demo-files.js';

const dayMs = 24 * 60 * 60 * 1000;
/** How many days back the audit log and the notifications go, and those that nobody has read. */
const [loggedDays, unreadDays] = [42, 2];

type Dated<Row = object> = Row & { createdAt: Date };

/** Logs what stored rows say was done to their records, and notifies of what visitors sent. */
export async function insertHistory(manager: EntityManager, now: Date, tables: DemoTable[]): Promise<void> {
  const administrators = await manager.findBy(User, { role: UserRole.ADMIN });
  const staff = administrators[0]?.id ?? null;
  const activities: Dated<Partial<Activity>>[] = [];
  const notifications: Dated<Partial<Notification>>[] = [];
  for (const { kind, changes, title, notification, rows } of tables) {
    for (const row of rows.values()) {
      const { createdAt, updatedAt = createdAt } = row as Dated<{ updatedAt?: Date }>;
      const record = (changes ? row[changes] : row) as DemoRow & { id: number };
      const line = { subject: kind, subjectId: record.id, subjectTitle: textOf(record, title) };
      const added = { verb: ActivityVerb.CREATED, actorId: staff, createdAt };
      if (notification) added.actorId = kind === RecordKind.USER ? record.id : null;
      const changed = { verb: ActivityVerb.UPDATED, actorId: staff, createdAt: updatedAt };
      if (title && !changes) activities.push({ ...line, ...added });
      if (title && (changes || updatedAt > createdAt)) activities.push({ ...line, ...changed });
      if (!notification) continue;
      const texts = { name: textOf(record, notification.name), about: textOf(record, notification.about) };
      const subject = kind as string as NotifiedRecord['subject'];
      notifications.push({
        ...writeNotification({ ...notification, ...texts, subject, id: record.id }),
        createdAt,
      });
    }
  }
  const recent = <Row>(rows: Dated<Row>[], days = loggedDays) =>
    rows.filter(({ createdAt }) => createdAt.getTime() >= now.getTime() - days * dayMs);
  const inOrder = (one: Dated, other: Dated) => one.createdAt.getTime() - other.createdAt.getTime();
  await manager.insert(Activity, recent(activities).sort(inOrder));
  await manager.insert(Notification, recent(notifications.sort(inOrder)));
  const unread = recent(notifications, unreadDays).map(({ id }) => ({ notificationId: id! }));
  const pairs = administrators.flatMap(({ id }) => unread.map((each) => ({ ...each, userId: id })));
  await manager.insert(UnreadNotification, pairs);
}

/** What a record says in fields such as `name, project.title`. */
function textOf(record: DemoRow, fields = ''): string {
  const valueOf = (path: string) =>
    path.split('.').reduce<unknown>((value, field) => (value as DemoRow)[field], record);
  return fields.split(', ').map(valueOf).join(', ');
}

/** The rules of `visits.json`. Each list starts again at its end. */
interface VisitRules {
  days: number;
  /** Visits on a Sunday, Monday, … in the middle of the days; there are fewer before and more after. */
  usualVisits: number[];
  /** A visit begins at one of these pages and continues with one list of `laterPages`. */
  firstPages: string[];
  laterPages: string[][];
  languages: string[];
  referrers: (string | null)[];
}

/** Inserts browsers of the last days and, by day, what they looked at. None came within the last half hour. */
export async function insertVisits(manager: EntityManager, now: Date, rules: VisitRules): Promise<void> {
  const nth = <Item>(list: Item[], index: number) => list[index % list.length]!;
  const moments = Array.from({ length: rules.days }, (_, daysAgo) => {
    const end = now.getTime() - daysAgo * dayMs;
    // A few more from day to day.
    const growth = 1.15 - (0.3 * daysAgo) / rules.days;
    const count = Math.round(rules.usualVisits[new Date(end).getUTCDay()]! * growth);
    return Array.from({ length: count }, (__, index) => new Date(end - ((index + 0.5) / count) * dayMs));
  });
  const visitors = moments.flat().map((createdAt, index) => ({
    ...{ sessionId: `demo-visit-${index}`, pageUrl: nth(rules.firstPages, index), createdAt },
    ...{ referrer: nth(rules.referrers, index), lastSeenAt: new Date(createdAt.getTime() + 4 * 60_000) },
  }));
  await manager.insert(Visitor, visitors);

  const counts = new Map<string, Pick<VisitCount, 'day' | 'facet' | 'name' | 'visits' | 'views'>>();
  for (const [index, { createdAt, pageUrl, referrer }] of visitors.entries()) {
    const day = dayInAddisAbaba(createdAt);
    const later = nth(rules.laterPages, index);
    const count = (facet: VisitFacet, name: string, visits: number, views: number) => {
      const key = `${day} ${facet} ${name}`;
      const sum = counts.get(key) ?? { day, facet, name, visits: 0, views: 0 };
      counts.set(key, { ...sum, visits: sum.visits + visits, views: sum.views + views });
    };
    count(VisitFacet.PAGE, pageUrl, 1, 1);
    for (const page of later) count(VisitFacet.PAGE, page, 0, 1);
    count(VisitFacet.LANGUAGE, nth(rules.languages, index), 1, 1 + later.length);
    count(VisitFacet.SOURCE, referrer ? new URL(referrer).hostname : '', 1, 1);
  }
  await manager.insert(VisitCount, [...counts.values()]);
}
