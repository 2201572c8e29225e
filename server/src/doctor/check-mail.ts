import { join } from 'node:path';
import type { Config } from '../config/config.js';
import type { Finding } from './finding.js';

const about = 'Mail';

/** Greets the mail server and signs in, as for a mail that is then not sent. */
export async function checkMail({ smtpUrl, dataDir }: Config): Promise<Finding> {
  if (!smtpUrl) {
    const found = `Mails are written to ${join(dataDir, 'outbox')}, and reach nobody.`;
    return { state: 'note', about, found, advice: 'Set SMTP_URL to send them.' };
  }
  const { host } = new URL(smtpUrl);
  // Its library takes time to load.
  const { SmtpMailTransport } = await import('../integrations/mail/smtp-mail-transport.js');
  try {
    await new SmtpMailTransport(smtpUrl).verify();
    return { state: 'ok', about, found: `${host} answers and lets this account send.` };
  } catch (error) {
    const found = `${host} cannot be used (${(error as Error).message}).`;
    return { state: 'wrong', about, found, advice: 'Check SMTP_URL, and whether the mail server runs.' };
  }
}
