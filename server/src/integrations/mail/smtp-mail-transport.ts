import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.js';
import { type MailMessage, MailTransport } from './mail-transport.js';

const secondMs = 1000;

/** How long a mail server may be silent. SMTP_URL may say otherwise in its query. */
const timeouts = {
  dnsTimeout: 10 * secondMs,
  connectionTimeout: 10 * secondMs,
  greetingTimeout: 20 * secondMs,
  socketTimeout: 30 * secondMs,
};

/** Hands mails to a mail server, one connection each: there are few, and nothing stays open between them. */
export class SmtpMailTransport extends MailTransport {
  private readonly transport: ReturnType<typeof createTransport>;

  /** @param url smtp:// or smtps://, with user and password where the server wants them */
  constructor(url: string) {
    super();
    this.transport = createTransport({ ...timeouts, url });
  }

  /** Connects and signs in without a mail. @throws Error that says what failed */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  async send(message: MailMessage, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({ ...mailOptions(message), signal });
  }
}
