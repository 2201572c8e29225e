/** A mail that is ready to go; nothing of it comes from anywhere else. */
export interface MailMessage {
  /** Stays the same however often the mail is sent; without the angle brackets. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  /** ISO 639-1 code. */
  language: string;
  /** One line. */
  subject: string;
  html: string;
  text: string;
  /** Whether a person wrote it, and no program. */
  isPersonal: boolean;
  /** Message-IDs of the mails that it belongs to, oldest first: it answers the last one. */
  references: string[];
  /** An iCalendar file to attach. */
  calendarFile: string | null;
}

/** The way out for mails; also the injection token of the one that the settings choose. */
export abstract class MailTransport {
  /**
   * Resolves when the next server has accepted the mail.
   * @param signal gives up; the mail may have gone out all the same
   */
  abstract send(message: MailMessage, signal: AbortSignal): Promise<void>;

  /** Whether what was sent stays here as well, so that it has to be discarded once nobody may keep it. */
  readonly keepsCopies: boolean = false;

  /** Removes what is stored here of mails, if anything. What another machine keeps is removed there. */
  async discard(_messageIds: string[]): Promise<void> {}

  /** Of which mails something is stored here, by their Message-IDs, in which any sign but letters, digits and . @ - may be _. */
  async findStored(): Promise<string[]> {
    return [];
  }
}
