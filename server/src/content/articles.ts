import type { TextForm } from '@consultancy/shared/article/article-html';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { publishedMarkdown } from '../common/markdown/render-markdown.js';
import { escapeMarkup } from '../common/text/escape-markup.js';

/** Characters of all texts together, Markdown and HTML; some hundred articles. */
const mostCharacters = 4_000_000;

/**
 * Texts in Markdown, such as articles, as HTML. It is made when an article is read, in 5 to 15 ms, and kept by its text: a change is another
 * text, and nothing that is stored could stay as harmful as an older renderer left it.
 */
@Injectable()
export class Articles {
  private readonly made = new LRUCache<string, string, TextForm>({
    maxSize: mostCharacters,
    sizeCalculation: (html, key) => html.length + key.length,
    // Who reads the same text meanwhile waits for the same HTML.
    fetchMethod: async (key, _stale, { context: form }) => {
      const markdown = key.slice(form.length);
      return (await publishedMarkdown.render(markdown, form)) ?? asWritten(markdown);
    },
  });

  async htmlOf(markdown: string, form: TextForm = 'article'): Promise<string> {
    return (await this.made.fetch(`${form}${markdown}`, { context: form }))!;
  }
}

/** Of a text that takes too long to render; none can be saved today. */
function asWritten(markdown: string): string {
  return `<pre>${escapeMarkup(markdown)}</pre>`;
}
