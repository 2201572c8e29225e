import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { type FirmRow, siteNameIn } from '../../settings/settings.module.js';
import { letterAsHtml } from './letter-html.js';
import type { Firm, Letter } from './letter.js';

/** The firm as a letter in a language names it. @param publicUrl origin of the site, without a trailing slash */
export function firmIn(settings: FirmRow, language: SiteLanguage, publicUrl: string): Firm {
  const { supportPhone: phone, contactEmail: email } = settings;
  return { name: siteNameIn(settings, language), phone, email, publicUrl };
}

/** Renders a stored letter for sending. */
export function renderLetter(letter: Letter, firm: Firm, language: SiteLanguage) {
  return { html: letterAsHtml(letter, firm, language), text: letterAsText(letter, firm) };
}

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
