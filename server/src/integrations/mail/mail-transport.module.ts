import { Module } from '@nestjs/common';
import { join } from 'node:path';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { Config } from '../../config/config.js';
import { FolderMailTransport } from './folder-mail-transport.js';
import { MailTransport } from './mail-transport.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** The mail server that SMTP_URL names, else a folder. */
@Module({
  providers: [
    {
      provide: MailTransport,
      inject: [Config, CleanupScheduler],
      useFactory: ({ smtpUrl, dataDir }: Config, cleanup: CleanupScheduler): MailTransport => {
        if (smtpUrl) return new SmtpMailTransport(smtpUrl);
        const transport = new FolderMailTransport(join(dataDir, 'outbox'));
        cleanup.add('old files of mails', () => transport.removeOld());
        return transport;
      },
    },
  ],
  exports: [MailTransport],
})
export class MailTransportModule {}
