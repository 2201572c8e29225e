import { Controller, Get, HttpStatus, Post, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AcceptsTicket, type Caller, CurrentCaller, ForAdmins } from '../../common/access/access.js';
import { Answer, AnswerFile, AnswerPage, Refuses } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { BackupsWriterService } from './backups-writer.service.js';
import { BackupsService } from './backups.service.js';
import { BackupDto, BackupStateDto, DownloadBackupQuery, ListBackupsQuery } from './dto/backup.dto.js';
@Controller('backups')
@ForAdmins()
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly writer: BackupsWriterService,
  ) {}

  /** List backups. Newest first, with those that failed; of the last year. */
  @Get()
  @AnswerPage(BackupDto)
  listBackups(@Query() query: ListBackupsQuery): Promise<Page<BackupDto>> {
    return this.backups.list(query);
  }

  /** Get the state of the backups. */
  @Get('state')
  @Answer(BackupStateDto)
  getBackupState(): Promise<BackupStateDto> {
    return this.backups.state();
  }

  /**
   * Create a backup.
   *
   * The answer comes before it is made; its progress is in the state. 409 while another one is under way.
   */
  @Post()
  @Answer(BackupDto, { message: 'Backup started', status: HttpStatus.ACCEPTED })
  createBackup(@IdempotencyKey() request?: RequestIdentity): Promise<BackupDto> {
    return this.writer.request(request);
  }

  /**
   * Download the file of a backup.
   *
   * It has all rows and all uploads, also personal data. The audit log records each download. A ticket is one of
   * `POST /notifications/stream-ticket`.
   */
  @Get(':id/file')
  @AcceptsTicket()
  @Refuses(404, 'There is no such backup, or its file is not stored any more.')
  @AnswerFile('application/gzip', 'A .tar.gz for `npm run restore`.')
  async downloadBackup(
    @IdParam() id: number,
    @Query() _query: DownloadBackupQuery,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { fileName, bytes, content } = await this.backups.open(id, userId);
    void reply.header('Cache-Control', 'no-store');
    return new StreamableFile(content, {
      type: 'application/gzip',
      disposition: `attachment; filename="${fileName}"`,
      length: bytes,
    });
  }
}
