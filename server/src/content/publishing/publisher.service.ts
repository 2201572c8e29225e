import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThanOrEqual, QueryFailedError, Repository } from 'typeorm';
import { ApiException } from '../../common/errors/api-exception.js';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { ContentTypes } from '../content-types.js';
import { Revision, RevisionState } from '../revisions/revision.entity.js';
import { DraftsService } from './drafts.service.js';
import { endWaiting, findDraft, replaceDraft } from './stored-drafts.js';

const mostAtOnce = 50;

type Due = Pick<Revision, 'id' | 'kind' | 'recordId'>;

/**
 * Publishes what is scheduled when its time comes, in whichever process looks first. That is a change of the record
 * like any other, so everything that is made of it follows, in every process.
 */
@Injectable()
export class PublisherService {
  private readonly logger = new Logger('Publications');

  constructor(
    @InjectRepository(Revision) private readonly revisions: Repository<Revision>,
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly drafts: DraftsService,
  ) {}

  @PollingJob('*/5 * * * * *')
  async doDue(): Promise<void> {
    const due: Due[] = await this.revisions.find({
      select: { id: true, kind: true, recordId: true },
      where: { state: RevisionState.SCHEDULED, publishAt: LessThanOrEqual(new Date()) },
      order: { publishAt: 'ASC' },
      take: mostAtOnce,
    });
    for (const each of due) {
      try {
        await this.#publish(each);
      } catch (error) {
        this.logger.warn({ err: error }, `${each.kind} ${each.recordId} could not be published in time`);
        if (isForStaffToSolve(error)) await this.#leaveToReview(each);
      }
    }
  }

  /** It stays among what is coming, where somebody sees that it needs them. */
  async #leaveToReview({ id, kind, recordId }: Due): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const draft = await findDraft(manager, kind, recordId, { mode: 'pessimistic_write' });
      if (draft?.id !== id) return;
      await replaceDraft(manager, kind, recordId, draft, {
        state: RevisionState.IN_REVIEW,
        publishAt: null,
      });
    });
  }

  /** Locks the record first, as a change of the schedule does, so that the two cannot deadlock. */
  #publish({ id, kind, recordId }: Due): Promise<void> {
    const type = this.types.publishedOf(kind);
    return this.dataSource.transaction(async (manager) => {
      const record = await manager.findOne(type.entity, {
        where: { id: recordId },
        lock: { mode: 'for_no_key_update' },
      });
      const draft = await findDraft(manager, kind, recordId);
      // Somebody else was faster, or decided otherwise.
      if (draft?.id !== id) return;
      // What is in the trash is not shown by itself once it is restored; what was changed of it stays.
      if (!record) return endWaiting(manager, kind, recordId);
      const by = draft.decidedById === null ? undefined : { userId: draft.decidedById };
      await this.drafts.publish(manager, type, recordId, by);
    });
  }
}

const staffCanSolve: number[] = [HttpStatus.CONFLICT, HttpStatus.BAD_REQUEST];

/** Whether trying again will not help: others changed the same fields meanwhile, or what does not fit them, or took the address. */
function isForStaffToSolve(error: unknown): boolean {
  if (error instanceof ApiException) return staffCanSolve.includes(error.getStatus());
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505';
}
