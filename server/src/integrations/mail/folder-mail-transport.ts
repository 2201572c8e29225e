import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { syncFolder } from '../disk/put-in-place.js';
import { mailOptions } from './mail-options.js';
import { type MailMessage, MailTransport } from './mail-transport.js';

const retentionMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Writes mails as .eml files, which every mail program opens, for where there is no mail server. A file is named
 * by the mail's Message-ID, so that sending again replaces it, and takes its name only when it is on disk.
 */
export class FolderMailTransport extends MailTransport {
  override readonly keepsCopies = true;

  constructor(private readonly folder: string) {
    super();
  }

  async send(message: MailMessage): Promise<void> {
    const bytes = await new MailComposer(mailOptions(message)).compile().build();
    const file = this.#fileOf(message.messageId);
    const unfinished = `${file}.unfinished`;
    const write = () => writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      // Mails are letters: only their owner may read them.
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await write();
    });
    await rename(unfinished, file);
    await syncFolder(this.folder);
  }

  /** The whole ones and those that were being written when a process was killed. */
  override async discard(messageIds: string[]): Promise<void> {
    for (const file of messageIds.map((id) => this.#fileOf(id))) {
      await rm(file, { force: true });
      await rm(`${file}.unfinished`, { force: true });
    }
  }

  override async findStored(): Promise<string[]> {
    if (!existsSync(this.folder)) return [];
    const names = (await readdir(this.folder)).filter(isMail);
    return [...new Set(names.map((name) => name.replace(/\.eml(\.unfinished)?$/, '')))];
  }

  #fileOf(messageId: string): string {
    return join(this.folder, `${messageId.replace(/[^\w.@-]/g, '_')}.eml`);
  }

  /** They hold what the outbox holds, and go when that goes. */
  @CleanupJob('old files of mails')
  async removeOld(): Promise<void> {
    if (!existsSync(this.folder)) return;
    for (const name of await readdir(this.folder)) {
      if (!isMail(name)) continue;
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < Date.now() - retentionMs) await rm(file, { force: true });
    }
  }
}

function isMail(name: string): boolean {
  return /\.eml(\.unfinished)?$/.test(name);
}
