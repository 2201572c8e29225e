import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { putInPlace } from '../disk/put-in-place.js';
import { mailOptions } from './mail-options.js';
import { type MailMessage, MailTransport } from './mail-transport.js';

const keptForMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Writes mails as .eml files, which every mail program opens, for where there is no mail server. A file is named
 * by the mail's Message-ID, so that sending again replaces it, and takes its name only when it is on disk.
 */
export class FolderMailTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true });

  constructor(private readonly folder: string) {
    super();
  }

  async send(message: MailMessage): Promise<void> {
    const { message: bytes } = await this.composer.sendMail(mailOptions(message));
    // Mails are letters: only their owner may read them.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, `${message.messageId.replace(/[^\w.@-]/g, '_')}.eml`);
    const unfinished = `${file}.unfinished`;
    await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
    await putInPlace(unfinished, file);
  }

  /** They hold what the outbox holds, and go when that goes. */
  async removeOld(): Promise<void> {
    if (!existsSync(this.folder)) return;
    for (const name of await readdir(this.folder)) {
      if (!/\.eml(\.unfinished)?$/.test(name)) continue;
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < Date.now() - keptForMs) await rm(file, { force: true });
    }
  }
}
