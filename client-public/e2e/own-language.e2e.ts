import { expect, test } from '../../e2e/test.js';

// Every page of the sitemap, as it leaves the server: what is not in its language says so.

/** Three English words in a row; names, units and addresses are shorter. */
const latin = /[A-Za-z]{2,}(?:[ ,]+[A-Za-z]{2,}){2,}/;
/** Afaan Oromo is written in Latin letters: what gives English away are its small words. */
const english = /\b(?:the|and|with|from|this|that|are|is|for|our|your)\b/i;

for (const [language, isForeign] of [
  ['am', latin],
  ['om', english],
] as const) {
  test(`no page in ${language} shows a sentence in English that is not marked as such @one-width`, async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!));
    const paths = addresses.map(({ pathname }) => pathname).filter((path) => path.startsWith(`/${language}`));
    expect(paths.length).toBeGreaterThan(40);
    await page.goto('/health/live');
    const inEnglish = await (await request.get('/projects')).text();
    const known = await page.evaluate(textsInLanguage, { html: inEnglish, language: 'en' });
    expect(known.some((text) => isForeign.test(text))).toBe(true);
    const foreign: Record<string, string[]> = {};
    for (const path of [...paths, `/${language}/search?q=bole`, `/${language}/no-such-page`]) {
      const html = await (await request.get(path)).text();
      const texts = await page.evaluate(textsInLanguage, { html, language });
      const found = texts.filter((text) => isForeign.test(text));
      if (found.length > 0) foreign[path] = found;
    }
    expect(foreign).toEqual({});
  });
}

/** What a page says in its own language: in the text, in labels and in titles. Runs in the browser. */
function textsInLanguage({ html, language }: { html: string; language: string }): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, style, noscript, template')) element.remove();
  const own = [...page.querySelectorAll('body *, title')].filter(
    (element) => element.closest('[lang]')?.getAttribute('lang') === language,
  );
  return own
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent),
      ...['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    ])
    .map((text) => text?.trim() ?? '')
    .filter(Boolean);
}
