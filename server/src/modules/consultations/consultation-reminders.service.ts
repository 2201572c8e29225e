import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import { ConsultationMails } from './consultation-mails.js';
import { Consultation } from './consultation.entity.js';
import { isDueReminder, noteReminder } from './reminder-sql.js';

/** So late a reminder may be. */
const lookEveryMs = 30_000;
const mostAtOnce = 50;

/** After the meeting. */
const keptFor = '30 days';

/**
 * Writes reminders when their time comes, in whichever process looks first. The mail and the note that it was written
 * are committed together, so each is written once, however many processes there are and whenever they are killed.
 */
@Injectable()
export class ConsultationRemindersService
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger('Reminders');
  private timer?: NodeJS.Timeout;
  private underWay: Promise<void> = Promise.resolve();
  private isBusy = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mails: ConsultationMails,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    const where = `scheduled_at < now() - interval '${keptFor}'`;
    this.housekeeping.add('reminders of long ago', () =>
      removeOld(this.dataSource, { table: 'consultation_reminders', where }),
    );
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.#look(), lookEveryMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }

  /** Writes every reminder whose time has come. One that fails is tried again with the next look. */
  async writeDue(): Promise<void> {
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

  #look(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.underWay = this.writeDue()
      // A database that is away is told of elsewhere.
      .catch((error: unknown) => this.logger.debug({ err: error }, 'No reminder could be written'))
      .finally(() => (this.isBusy = false));
  }

  /** The row is locked, so that nobody moves or cancels it meanwhile; who is just doing so comes first. */
  async #write(manager: EntityManager, id: number): Promise<void> {
    const lock = `SELECT id FROM consultations WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED`;
    const locked = await manager.query<unknown[]>(lock, [id]);
    if (locked.length === 0) return;
    const noted = await manager.query<unknown[]>(noteReminder, [id]);
    if (noted.length === 0) return;
    await this.mails.remind(manager, await manager.findOneByOrFail(Consultation, { id }));
  }
}
