/** What nodemailer says of a failure. */
export type MailError = Error & {
  code?: string;
  /** The mail server's answer: its code, and all of it. */
  responseCode?: number;
  response?: string;
};

/** The mail server wants to know who sends: what is wrong is the setup, and that can be put right. */
const authenticationRequired = 530;

/**
 * Whether the mail server said that it will never take the mail: a code of 5xx to its addresses or its content.
 * What it answers to the greeting or the password says nothing of the mail.
 */
export function isRefusedForGood({ code, responseCode = 0 }: MailError): boolean {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && responseCode >= 500 && responseCode !== authenticationRequired;
}

/** Why a mail could not be sent: in the mail server's own words, where it answered. */
export function reasonOf({ response, message }: MailError): string {
  return response ?? message;
}
