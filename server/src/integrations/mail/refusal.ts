/** What nodemailer says of a failure. */
export type MailError = Error & {
  code?: string;
  /** What the mail server answered to: 'MAIL FROM', 'RCPT TO', 'DATA' … */
  command?: string;
  /** The mail server's answer: its code, and all of it. */
  responseCode?: number;
  response?: string;
};

/**
 * Whether the mail server said that it will never take the mail: a code of 5xx to whom it goes or to its content.
 * What it answers to the greeting, the password or the sender says nothing of the mail but of the setup, and that
 * can be put right.
 */
export function isRefusedForGood({ code, command, responseCode = 0 }: MailError): boolean {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && command !== 'MAIL FROM' && responseCode >= 500;
}

/** Why a mail could not be sent: in the mail server's own words, where it answered. */
export function reasonOf({ response, message }: MailError): string {
  return response ?? message;
}
