import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, In, Repository } from 'typeorm';
import { type Erased, Erasure } from '../../common/erasure/erasure.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import type { OneStatement } from '../../common/one-statement.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { textLimits } from '../../common/text-limits.js';
import type { Role } from '../../common/access/access.js';
import { Activity } from './activity.entity.js';
import type { ActivitySubject } from './activity-subject.enum.js';
import { subjectsFor } from './subjects-for.js';
import type { ActivityVerb } from './activity-verb.enum.js';
import { ActivityDto } from './dto/activity.dto.js';
import type { ListActivitiesQuery } from './dto/list-activities.dto.js';

/** Who did what, for questions that come up when a project ends. */
const keptFor = '2 years';

interface NewActivity {
  subject: ActivitySubject;
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
export class ActivityService implements OnModuleInit {
  constructor(
    @InjectRepository(Activity) private readonly activities: Repository<Activity>,
    private readonly housekeeping: Housekeeping,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    const where = `created_at < now() - interval '${keptFor}'`;
    this.housekeeping.add('old lines of the log', () =>
      removeOld(this.activities.manager.dataSource, { table: 'activities', where }),
    );
    this.erasure.add(forgetNames);
  }

  /** Notes what a transaction does, so that both are committed together. */
  async record(manager: EntityManager, ...activities: NewActivity[]): Promise<void> {
    await manager.insert(Activity, activities.map(rowOf));
  }

  /** The same for one line, as a part of a statement that is still to be sent. */
  note(statement: OneStatement, activity: NewActivity): void {
    statement.insert(Activity, rowOf(activity));
  }

  /** The newest lines, of one account or of all. */
  async latest(
    limit: number,
    where: Pick<FindOptionsWhere<Activity>, 'actorId' | 'subject'> = {},
  ): Promise<ActivityDto[]> {
    const activities = await this.activities.find({
      where,
      ...withActors,
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return activities.map(ActivityDto.from);
  }

  /** A page of the log, newest first. @param role who asks; of what it does not work on it is told nothing */
  list({ entity, userId, ...page }: ListActivitiesQuery, role: Role): Promise<Page<ActivityDto>> {
    const builder = this.activities.createQueryBuilder('activity').setFindOptions(withActors);
    if (entity) builder.andWhere('activity.subject = :entity', { entity });
    if (userId !== undefined) builder.andWhere('activity.actorId = :userId', { userId });
    const seesAll = role === 'ADMIN';
    if (!seesAll) builder.andWhere('activity.subject IN (:...known)', { known: subjectsFor(role) });
    // One account did only so much.
    const tallied = seesAll && userId === undefined ? { facets: { subject: entity } } : undefined;
    return findPage(builder, page, 'activity.createdAt', ActivityDto.from, { tallied });
  }
}

function rowOf({ subject, verb, id, title, actorId }: NewActivity) {
  const subjectTitle = title.slice(0, textLimits.title);
  return { subject, verb, subjectId: id, subjectTitle, actorId: actorId ?? null };
}

/** Who did what stays; what the records were called, which may be a person's name, does not. */
async function forgetNames(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
  const subjectTitle = () => `initcap(subject) || ' #' || subject_id || ', deleted for good'`;
  const lines = { subject: subject as ActivitySubject, subjectId: In(ids) };
  await manager.update(Activity, lines, { subjectTitle });
}
