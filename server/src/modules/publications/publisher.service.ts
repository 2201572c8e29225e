import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, QueryFailedError } from 'typeorm';
import { DueWork } from '../../common/due-work.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { PrivateChangesService } from './private-changes.service.js';
import { PublicationState } from './publication-state.enum.js';
import { Publication } from './publication.entity.js';
import { PublicationsService } from './publications.service.js';

const mostAtOnce = 50;

/**
 * Publishes what is scheduled when its time comes, in whichever process looks first. That is a change of the record
 * like any other, so everything that is made of it follows, in every process.
 */
@Injectable()
export class PublisherService extends DueWork {
  protected readonly logger = new Logger('Publications');
  protected readonly lookEveryMs = 5_000;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly publications: PublicationsService,
    private readonly privateChanges: PrivateChangesService,
  ) {
    super();
  }

  async doDue(): Promise<void> {
    const due = await this.dataSource.manager.query<Pick<Publication, 'kind' | 'recordId'>[]>(
      `SELECT kind, record_id AS "recordId" FROM publications WHERE publish_at <= now()
       ORDER BY publish_at LIMIT ${mostAtOnce}`,
    );
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
  async #leaveToReview({ kind, recordId }: Pick<Publication, 'kind' | 'recordId'>): Promise<void> {
    await this.dataSource.manager.query(
      `UPDATE publications SET state = 'IN_REVIEW', publish_at = NULL, version = version + 1, updated_at = now()
       WHERE kind = $1 AND record_id = $2 AND publish_at <= now()`,
      [kind, recordId],
    );
  }

  /** The record is locked first, as by whoever changes its schedule: so nobody waits for the other in turn. */
  #publish({ kind, recordId }: Pick<Publication, 'kind' | 'recordId'>): Promise<void> {
    const known = this.publications.kindOf(kind);
    return this.dataSource.transaction(async (manager) => {
      const record = await manager.findOne(known.record.target, {
        where: { id: recordId },
        lock: { mode: 'for_no_key_update' },
      });
      const waiting = await manager.findOneBy(Publication, { kind, recordId });
      const isDue = waiting?.state === PublicationState.SCHEDULED && waiting.publishAt! <= new Date();
      if (!waiting || !isDue) return;
      // What lies in the bin is not shown by itself once it is restored.
      if (!record) await manager.delete(Publication, { kind, recordId });
      else {
        const by = waiting.accountId === null ? undefined : { userId: waiting.accountId };
        await this.privateChanges.publish(manager, known, recordId, by);
      }
    });
  }
}

/** Whether trying again will not help: others changed the same fields meanwhile, or took the address. */
function isForStaffToSolve(error: unknown): boolean {
  if (error instanceof ApiException) return error.getStatus() === Number(HttpStatus.CONFLICT);
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505';
}
