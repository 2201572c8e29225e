import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail-transport.js';

/**
 * A mail in the words of nodemailer. Addresses are objects, never texts, so that nobody's name or address is
 * parsed into another recipient.
 */
export function mailOptions(message: MailMessage): SendMailOptions {
  const { messageId, date, from, to, replyTo, language, subject, html, text, calendarFile } = message;
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
    headers: {
      'Content-Language': language,
      // Keeps out-of-office notes and other answering programs from answering.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    attachments: calendarFile === null ? [] : [calendarAttachment(calendarFile)],
    // A text is a text: no mail ever reads a file or an address of the web.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function mailbox(address: string) {
  return { name: '', address };
}

function calendarAttachment(content: string) {
  // Mail programs look for the method here before they open the file.
  const [, method] = /^METHOD:(\w+)/m.exec(content) ?? [];
  const contentType = `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`;
  return { filename: 'consultation.ics', content, contentType };
}
