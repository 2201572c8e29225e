import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail-transport.js';

/**
 * A mail in the words of nodemailer. Addresses are objects, never texts, so that nobody's name or address is
 * parsed into another recipient.
 */
export function mailOptions(message: MailMessage): SendMailOptions {
  const { messageId, date, from, to, replyTo, language, subject, html, text } = message;
  const { isPersonal, references, calendarFile } = message;
  return {
    messageId: `<${messageId}>`,
    date,
    from,
    to: mailbox(to),
    replyTo: mailbox(replyTo),
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    inReplyTo: references.at(-1) && `<${references.at(-1)}>`,
    references: references.map((id) => `<${id}>`),
    headers: {
      'Content-Language': language,
      // Keeps out-of-office notes and other answering programs from answering a program (RFC 3834).
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    },
    ...(calendarFile !== null && meeting(calendarFile)),
    // A text is a text: no mail ever reads a file or an address of the web.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function mailbox(address: string) {
  return { name: '', address };
}

/** One of the mail's forms, which mail programs act on by its method (RFC 6047), and a file to keep. */
function meeting(content: string) {
  const [, method] = /^METHOD:(\w+)/m.exec(content) ?? [];
  const contentType = `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`;
  // Its lines are folded: quoted as well, some programs put them together wrongly.
  const event = { content, contentType, contentTransferEncoding: 'base64' as const };
  return {
    alternatives: [event],
    attachments: [{ filename: 'consultation.ics', content, contentType: 'application/ics' }],
  };
}
