import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { type FirmRow, siteNameIn } from '../settings/settings.module.js';
import { letterAsHtml } from './letter-html.js';
import { letterAsText } from './letter-text.js';
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
