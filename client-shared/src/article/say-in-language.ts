/** The words of an article's HTML that are not its author's, in the language of the page. */
export interface ArticleWords {
  table: string;
  code: string;
  footnotes: string;
  backToText: string;
}

/** A link to a page of this site, as the server writes it. */
const PAGE_LINK = /<a data-page="" href="([^"]*)"/g;

/**
 * Says an article in a language: the HTML of shared/src/article is the same in all of them, with
 * English labels. None of what is looked for can be an author's: their `<` and, within a tag, `"` are written in code.
 * @param addressOf the address of a path of this site in the language
 */
export function sayInLanguage(
  html: string,
  words: ArticleWords,
  addressOf: (path: string) => string,
): string {
  const labels = [
    ['<div role="group" aria-label="', 'Table', words.table],
    ['<pre role="group" aria-label="', 'Code', words.code],
    ['id="footnote-label">', 'Footnotes', words.footnotes],
    ['data-footnote-backref="" aria-label="', 'Back to the text', words.backToText],
  ] as const;
  return labels
    .reduce((said, [before, english, word]) => said.replaceAll(before + english, before + word), html)
    .replace(PAGE_LINK, (_, path: string) => {
      const address = addressOf(path.replaceAll('&#x26;', '&')).replaceAll('&', '&#x26;');
      return `<a data-page="" href="${address}"`;
    });
}
