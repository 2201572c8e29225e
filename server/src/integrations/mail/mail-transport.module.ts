import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { FolderMailTransport } from './folder-mail-transport.js';
import { MailTransport } from './mail-transport.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** The mail server that SMTP_URL names, else a folder. */
@Module({
  providers: [
    {
      provide: MailTransport,
      inject: [CONFIG],
      useFactory: ({ smtpUrl, dataDir }: Config): MailTransport =>
        smtpUrl ? new SmtpMailTransport(smtpUrl) : new FolderMailTransport(join(dataDir, 'outbox')),
    },
  ],
  exports: [MailTransport],
})
export class MailTransportModule {}
