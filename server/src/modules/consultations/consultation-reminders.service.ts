import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { ConsultationMails } from './consultation-mails.js';
import { Consultation } from './consultation.entity.js';
import { isDueReminder, noteReminder } from './reminder-sql.js';

const mostAtOnce = 50;

/**
 * Writes reminders when their time comes, in whichever process looks first. The mail and the note that it was written
 * are committed together, so each is written once, however many processes there are and whenever they are killed.
 */
@Injectable()
export class ConsultationRemindersService {
  private readonly logger = new Logger('Reminders');

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: ConsultationMails,
  ) {}

  @PollingJob('*/30 * * * * *')
  async doDue(): Promise<void> {
    const due = await this.dataSource.manager.query<{ id: number }[]>(
      `SELECT id FROM consultations WHERE ${isDueReminder} ORDER BY scheduled_at LIMIT ${mostAtOnce}`,
    );
    for (const { id } of due) {
      try {
        await this.dataSource.transaction((manager) => this.#write(manager, id));
      } catch (error) {
        this.logger.warn({ err: error }, `The reminder of consultation ${id} could not be written`);
      }
    }
  }

  /** The row is locked, so that nobody moves or cancels it meanwhile; who is just doing so comes first. */
  async #write(manager: EntityManager, id: number): Promise<void> {
    const lock = `SELECT id FROM consultations WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED`;
    const locked = await manager.query<unknown[]>(lock, [id]);
    if (locked.length === 0) return;
    const [noted] = await manager.query<[unknown[], number]>(noteReminder, [id]);
    if (noted.length === 0) return;
    await this.mails.remind(manager, await manager.findOneByOrFail(Consultation, { id }));
  }
}
