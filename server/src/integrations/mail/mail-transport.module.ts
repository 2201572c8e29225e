import { Module } from '@nestjs/common';
import { join } from 'node:path';
import { Config } from '../../config/config.js';
import { FolderMailTransport } from './folder-mail-transport.js';
import { MailTransport } from './mail-transport.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** The mail server that SMTP_URL names, else a folder. */
@Module({
  providers: [
    {
      provide: MailTransport,
      inject: [Config],
      useFactory: ({ smtpUrl, dataDir }: Config): MailTransport =>
        smtpUrl ? new SmtpMailTransport(smtpUrl) : new FolderMailTransport(join(dataDir, 'outbox')),
    },
  ],
  exports: [MailTransport],
})
export class MailTransportModule {}
