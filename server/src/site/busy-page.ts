import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../common/errors/api-exception.js';
import type { TranslatedText } from '../common/errors/sentence.js';
import { languageOf } from '../common/language/page-language.js';

const tryAgain: TranslatedText = { en: 'Try again', am: 'እንደገና ይሞክሩ', om: 'Irra deebi’aa yaalaa' };

/**
 * Says in the page's language that there is no time for it now, in some hundred bytes; the browser asks again by itself.
 * @param seconds after which it is worth trying again
 * @returns undefined where no page was requested
 */
export function answerBusyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
): string | undefined {
  if (!['/*', '/admin', '/admin/*'].includes(request.routeOptions.url ?? '')) return undefined;
  const language = languageOf(request.url);
  void reply
    .status(503)
    .type('text/html; charset=utf-8')
    .headers({ 'Cache-Control': 'no-store', 'Content-Language': language, 'Retry-After': seconds });
  const { message } = unavailable(seconds).inLanguage(language);
  return `<!doctype html>
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
}
