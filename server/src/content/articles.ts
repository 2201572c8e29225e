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
  private readonly made = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (html, markdown) => html.length + markdown.length || 1,
    // Who reads the same article meanwhile waits for the same HTML.
    fetchMethod: async (markdown) => (await publishedMarkdown.render(markdown)) ?? asWritten(markdown),
  });

  async htmlOf(markdown: string): Promise<string> {
    return (await this.made.fetch(markdown))!;
  }
}

/** Of a text that takes too long to render; none can be saved today. */
function asWritten(markdown: string): string {
  return `<pre>${escapeMarkup(markdown)}</pre>`;
}
