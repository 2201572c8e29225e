import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { ConsultationMails } from './consultation-mails.js';
import { Consultation } from './consultation.entity.js';
import { isDueReminder, noteReminder } from './noted-reminders.js';

const mostAtOnce = 50;

/**
 * Writes reminders when their time comes, in whichever process looks first. The mail and the note that it was written
 * are committed together, so each is written once, however many processes there are and whenever they are killed.
 */
@Injectable()
export class ConsultationRemindersService {
  private readonly logger = new Logger('Reminders');

  constructor(
    @InjectRepository(Consultation) private readonly consultations: Repository<Consultation>,
    private readonly dataSource: DataSource,
    private readonly mails: ConsultationMails,
  ) {}

  @PollingJob('*/30 * * * * *')
  async doDue(): Promise<void> {
    const due = await this.consultations
      .createQueryBuilder('meeting')
      .select('meeting.id')
      .where(isDueReminder)
      .orderBy('meeting.scheduledAt')
      .limit(mostAtOnce)
      .getMany();
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
    const consultation = await manager.findOne(Consultation, {
      where: { id },
      lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
    });
    if (consultation && (await noteReminder(manager, id))) await this.mails.remind(manager, consultation);
  }
}
