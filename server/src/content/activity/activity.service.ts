import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, In, MoreThanOrEqual, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { type Erased, EraseStep, refreshStatistics } from '../../common/erasure/erasure.js';
import { insertRow } from '../../common/insert-row.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { RecordKind } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';
import { ActivityVerb } from './activity-verb.enum.js';
import { Activity } from './activity.entity.js';
import { ActivityDto, type ListActivitiesQuery } from './dto/activity.dto.js';
import { subjectsFor } from './subjects-for.js';

/** Who did what, for questions that come up when a project ends. */
const retention = '2 years';

/** More are made of no list within the time that lines are stored. */
const mostExports = 1_000;

/** A list that is exported. */
export interface Exported {
  subject: RecordKind;
  /** What the back office calls it: "Inquiries". */
  list: string;
  rows: number;
  /** The account that takes it. */
  actorId: number;
}

interface NewActivity {
  subject: RecordKind;
  verb: ActivityVerb;
  id: number | null;
  title: string;
  /** The account that did it; undefined for visitors. */
  actorId?: number;
}

/** Names of the accounts in a query of their own: a join would sort the whole log before it takes a page. */
const withActors = { relations: { actor: true }, relationLoadStrategy: 'query' } as const;

/** The audit log. */
@Injectable()
export class ActivityService {
  constructor(@InjectRepository(Activity) private readonly activities: Repository<Activity>) {}

  @CleanupJob('old lines of the log')
  removeOldLines(): Promise<void> {
    const where = `created_at < now() - interval '${retention}'`;
    return removeOld(this.activities, where);
  }

  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return forgetNames(manager, erased);
  }

  /** Notes what a transaction does, so that both are committed together. */
  async record(manager: EntityManager, ...activities: NewActivity[]): Promise<void> {
    await manager.insert(Activity, activities.map(rowOf));
  }

  /** The same for one line, as quickly as visitors need it. */
  async note(manager: EntityManager, activity: NewActivity): Promise<void> {
    await insertRow(manager, Activity, rowOf(activity));
  }

  /** Logs the export of a list before anything of it is sent: its content is out of reach from then on. */
  async noteExport({ subject, list, rows, actorId }: Exported): Promise<void> {
    const verb = ActivityVerb.EXPORTED;
    const title = `${list}, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
    await this.record(this.activities.manager, { subject, verb, id: null, title, actorId });
  }

  /** The exports of lists of some kinds since a time, the newest first. */
  async exportsSince(manager: EntityManager, subjects: RecordKind[], since: Date): Promise<ActivityDto[]> {
    const activities = await manager.find(Activity, {
      where: { verb: ActivityVerb.EXPORTED, subject: In(subjects), createdAt: MoreThanOrEqual(since) },
      ...withActors,
      order: { createdAt: 'DESC', id: 'DESC' },
      take: mostExports,
    });
    return activities.map(ActivityDto.from);
  }

  /** The newest lines, of one account or of all. */
  async latest(
    limit: number,
    where: FindOptionsWhere<Activity> | FindOptionsWhere<Activity>[] = {},
  ): Promise<ActivityDto[]> {
    const activities = await this.activities.find({
      where,
      ...withActors,
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return activities.map(ActivityDto.from);
  }

  /** A page of the log, newest first. The caller gets the lines of kinds that its role works on, and its own. */
  list(
    { entity, subjectId, userId, ...page }: ListActivitiesQuery,
    { role, userId: callerId }: Pick<Caller, 'role' | 'userId'>,
  ): Promise<Page<ActivityDto>> {
    const builder = this.activities.createQueryBuilder('activity');
    if (entity) builder.andWhere('activity.subject = :entity', { entity });
    if (subjectId !== undefined) builder.andWhere('activity.subjectId = :subjectId', { subjectId });
    if (userId !== undefined) builder.andWhere('activity.actorId = :userId', { userId });
    if (role !== 'ADMIN')
      builder.andWhere('(activity.subject IN (:...known) OR activity.actorId = :callerId)', {
        known: subjectsFor(role),
        callerId,
      });
    return findPage(builder, page, 'activity.createdAt', ActivityDto.from, {
      join: (rows) => rows.leftJoinAndSelect('activity.actor', 'actor'),
    });
  }
}

function rowOf({ subject, verb, id, title, actorId }: NewActivity) {
  const subjectTitle = title.slice(0, textLimits.title);
  return { subject, verb, subjectId: id, subjectTitle, actorId: actorId ?? null };
}

/** Who did what stays; what the records were called, which may be a person's name, does not. */
async function forgetNames(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
  const fate = person ? 'person erased' : 'deleted for good';
  const subjectTitle = () => `initcap(subject) || ' #' || subject_id || ', ${fate}'`;
  const lines = { subject: subject as RecordKind, subjectId: In(ids) };
  await manager.update(Activity, lines, { subjectTitle });
  if (person) refreshStatistics(manager, Activity);
}
