import { unavailable } from '../common/errors/api-exception.js';
import type { TranslatedText } from '../common/errors/sentence.js';
import { languageOf } from '../common/language/page-language.js';
import type { SiteLanguage } from '../common/language/site-language.enum.js';

const tryAgain: TranslatedText = { en: 'Try again', am: 'እንደገና ይሞክሩ', om: 'Irra deebi’aa yaalaa' };

/** A page of some hundred bytes, for when there is no time to render one; the browser asks again by itself. */
export interface BusyPage {
  language: SiteLanguage;
  html: string;
}

/**
 * @param url of the page that was requested; says the language
 * @param seconds after which it is worth trying again
 */
export function busyPage(url: string, seconds: number): BusyPage {
  const language = languageOf(url);
  const { message } = unavailable(seconds).inLanguage(language);
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>${message}</title>
<style>body { max-width: 30rem; margin: 20vh auto 0; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif }</style>
<p>${message}</p>
<p><a href="">${tryAgain[language]}</a></p>
</html>
`;
  return { language, html };
}
