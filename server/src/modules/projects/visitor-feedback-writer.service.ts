import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, In, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { forbidden, notFound, unauthorized } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { RecordKind } from '../../common/record-kind.js';
import { DailyLimits } from '../../integrations/rate-limit/daily-limits.js';
import { AfterConfirmation, accountTexts, User } from '../accounts/accounts.module.js';
import { averageRating } from './average-rating.js';
import type { ProjectRatingDto, RateProjectDto, ViewCountDto } from './dto/project-feedback.dto.js';
import { ProjectCounters } from './project-counters.entity.js';
import { ProjectRating } from './project-rating.entity.js';
import { projectTexts } from './project-texts.js';
import { ProjectView } from './project-view.entity.js';
import { Project } from './project.entity.js';

/** Only "once a day" is asked of views; a visitor's clock may be a day off. */
const retention = '2 days';

/** At one project, of one network. */
const mostLooksADay = 20;

/** What visitors send: ratings and views of projects. It changes counters only, so editing staff are not disturbed by it. */
@Injectable()
export class VisitorFeedbackWriterService {
  constructor(
    @InjectRepository(ProjectView) private readonly views: Repository<ProjectView>,
    private readonly idempotency: IdempotencyService,
    private readonly limits: DailyLimits,
  ) {}

  @CleanupJob('views of former days')
  removeOldViews(): Promise<void> {
    const where = `day < (now() - interval '${retention}')::date`;
    return removeOld(this.views, where);
  }

  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return takeBackRatings(manager, erased);
  }

  @AfterConfirmation(true)
  countRatings(manager: EntityManager, userId: number): Promise<void> {
    return countRatings(manager, userId);
  }

  /**
   * Keeps one rating for each account and project; rating again replaces it. It is part of the average once the
   * account's address is confirmed.
   */
  rate(
    id: number,
    { userId, rating, comment }: RateProjectDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ProjectRatingDto> {
    if (userId !== caller.userId) throw forbidden(projectTexts.onlyOwnRating);
    return this.idempotency.runOnce(request, async (manager) => {
      await requirePublic(manager, id);
      const isCounted = (await keepAccount(manager, userId)).emailConfirmedAt !== null;
      // The counters' row is the lock: ratings of one project queue up, so sum and count stay true.
      const counters = await manager.findOneOrFail(ProjectCounters, {
        where: { projectId: id },
        lock: { mode: 'for_no_key_update' },
      });
      const key = { projectId: id, userId };
      const before = await manager.findOneBy(ProjectRating, key);
      const now = { ...key, rating, comment: comment ?? null, isCounted };
      await manager.upsert(ProjectRating, now, ['projectId', 'userId']);
      const counted = (each: ProjectRating | typeof now | null) =>
        each?.isCounted ? { sum: each.rating, count: 1 } : { sum: 0, count: 0 };
      const ratingSum = counters.ratingSum + counted(now).sum - counted(before).sum;
      const ratingCount = counters.ratingCount + counted(now).count - counted(before).count;
      // An update raises the version of the content, regardless of the column: everything that is cached would be made anew.
      if (ratingSum !== counters.ratingSum || ratingCount !== counters.ratingCount) {
        await manager.update(ProjectCounters, { projectId: id }, { ratingSum, ratingCount });
      }
      const average = ratingCount > 0 ? averageRating(ratingSum, ratingCount) : null;
      return { rating, comment: now.comment, isCounted, averageRating: average, ratingCount };
    });
  }

  /**
   * Counts a session's look at a project, once a day, and no more than some of one network: anybody can invent sessions.
   * @param address network address of the browser
   */
  async view(
    id: number,
    { sessionId, address }: { sessionId: string; address: string },
    request?: RequestIdentity,
  ): Promise<ViewCountDto> {
    const isCounted = await this.limits.allows(`looks at project ${id}`, address, mostLooksADay);
    return this.idempotency.runOnce(request, async (manager) => {
      await requirePublic(manager, id);
      if (isCounted && (await isFirstToday(manager, id, sessionId))) {
        await manager.increment(ProjectCounters, { projectId: id }, 'viewCount', 1);
      }
      const { viewCount } = await manager.findOneByOrFail(ProjectCounters, { projectId: id });
      return { viewCount };
    });
  }
}

/** @throws ApiException 404 where visitors see no such project */
async function requirePublic(manager: EntityManager, id: number): Promise<void> {
  if (!(await manager.existsBy(Project, { id, isPublic: true }))) throw notFound(projectTexts.notFound);
}

async function isFirstToday(manager: EntityManager, projectId: number, sessionId: string): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(ProjectView)
    .values({ projectId, sessionId, day: dayInAddisAbaba(new Date()) })
    .orIgnore()
    .returning('project_id')
    .execute();
  return (raw as unknown[]).length > 0;
}

/**
 * Deleting the account, or confirming its address, waits until its rating is there to be removed or counted,
 * and takes the counters after it.
 */
async function keepAccount(manager: EntityManager, id: number): Promise<User> {
  const account = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!account) throw unauthorized(accountTexts.sessionEnded);
  return account;
}

/** An account's ratings become part of the averages. */
async function countRatings(manager: EntityManager, userId: number): Promise<void> {
  await addToCounters(manager, { userId, isCounted: false }, 1);
  await manager.update(ProjectRating, { userId }, { isCounted: true });
}

/** An account's ratings go with it; what they made of the projects' averages goes too. */
async function takeBackRatings(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
  if (subject !== RecordKind.USER) return;
  await addToCounters(manager, { userId: In(ids), isCounted: true }, -1);
}

/** @param sign -1 takes them away */
async function addToCounters(
  manager: EntityManager,
  which: FindOptionsWhere<ProjectRating>,
  sign: 1 | -1,
): Promise<void> {
  // In one order, so that two accounts never wait for each other.
  const ratings = await manager.find(ProjectRating, { where: which, order: { projectId: 'ASC' } });
  for (const { projectId, rating } of ratings)
    await manager.update(
      ProjectCounters,
      { projectId },
      {
        ratingSum: () => `rating_sum + ${sign * rating}`,
        ratingCount: () => `rating_count + ${sign}`,
      },
    );
}
