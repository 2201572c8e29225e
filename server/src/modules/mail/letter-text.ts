import type { Firm, Letter } from './letter.js';

/** A letter as plain text, for programs and people that want no HTML. */
export function letterAsText(letter: Letter, firm: Firm): string {
  const { heading, greeting, paragraphs, facts, quote, action, otherAction, myRequests, note } = letter;
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    action && `${action.label}:\n${action.url}`,
    otherAction && `${otherAction.label}:\n${otherAction.url}`,
    myRequests && `${myRequests.label}:\n${myRequests.url}`,
    [firm.name, firm.phone, firm.email, firm.publicUrl].filter(Boolean).join('\n'),
    note,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
