import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from './read-mail.js';

/** A mail server of its own, with the real protocol, that keeps what it is given. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  /** What to answer to a mail: an Error refuses it, a promise that never resolves keeps the client waiting. */
  answer: (mail: ReceivedMail) => Promise<Error | undefined> = async () => undefined;
  /** What to answer to the sender: an Error refuses all mails from it. */
  answerSender: () => Error | undefined = () => undefined;
  /** What to answer to an address: an Error refuses it. */
  answerRecipient: (address: string) => Error | undefined = () => undefined;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onMailFrom: (_address, _session, callback) => callback(this.answerSender()),
      onRcptTo: ({ address }, _session, callback) => callback(this.answerRecipient(address)),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const sender = session.envelope.mailFrom;
          const mail = readMail(Buffer.concat(chunks), sender ? sender.address : '', recipients);
          void this.answer(mail).then((refusal) => {
            if (!refusal) this.mails.push(mail);
            callback(refusal);
          });
        });
      },
    });
    // A client that is killed in the middle is no fault of the sink.
    this.server.on('error', () => {});
  }

  /** @param port one that is free unless given */
  static async start(port = 0): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await new Promise<void>((resolve) => void sink.server.listen(port, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** The mails by whom they went to. */
  to(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(recipient));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
