import { expect } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { header, partOf, readMail } from '../server/test/support/read-mail.js';

/** Where the link of the newest mail to an address leads, once it was sent. @param about words of its subject */
export async function linkSentTo(recipient: string, about: string | RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => (link = newestLink(recipient, about)), { message: `a mail to ${recipient}`, timeout: 15_000 })
    .toBeDefined();
  return link!;
}

/** The subjects of the mails that are stored here to an address, the oldest first. */
export function mailsSentTo(recipient: string): string[] {
  return mails()
    .filter((mail) => header(mail, 'to').includes(recipient))
    .map((mail) => header(mail, 'subject'));
}

/** What the newest mail to an address says, once it was sent. @param about words of its subject */
export async function textSentTo(recipient: string, about: string | RegExp): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(() => (text = newestText(recipient, about)), { message: `a mail to ${recipient}`, timeout: 15_000 })
    .toBeDefined();
  return text!;
}

function newestLink(recipient: string, about: string | RegExp): string | undefined {
  return /https?:\/\/\S+#[\w-]{43}/.exec(newestText(recipient, about) ?? '')?.[0];
}

function newestText(recipient: string, about: string | RegExp): string | undefined {
  const newest = mails()
    .filter((mail) => header(mail, 'to').includes(recipient) && RegExp(about).test(header(mail, 'subject')))
    .at(-1);
  return newest && partOf(newest, 'text/plain');
}

/** All that are stored here, the oldest first. */
function mails() {
  const folder = join(process.env['E2E_DATA_DIR']!, 'outbox');
  // It is there with the first mail.
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .flatMap((name) => readIfThere(join(folder, name)))
      // Their names are made by chance.
      .sort((a, b) => a.time - b.time)
      .map(({ content }) => readMail(content))
  );
}

/** Other tests erase people, and the server then removes their mails. */
function readIfThere(file: string): { time: number; content: Buffer }[] {
  try {
    return [{ time: statSync(file).mtimeMs, content: readFileSync(file) }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
