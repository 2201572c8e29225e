import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Characters of all texts together, Markdown and HTML; some hundred articles. */
const mostCharacters = 4_000_000;

/**
 * Articles as HTML. It is made when an article is read, in 5 to 15 ms, and kept by its text: a change is another
 * text, and nothing that is stored could stay as harmful as an older renderer left it.
 */
@Injectable()
export class Articles {
  private readonly made = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (html, markdown) => html.length + markdown.length || 1,
  });

  async htmlOf(markdown: string): Promise<string> {
    const cached = this.made.get(markdown);
    if (cached !== undefined) return cached;
    const { articleHtml } = await import('@consultancy/shared/article/article-html');
    const html = articleHtml(markdown);
    this.made.set(markdown, html);
    return html;
  }
}
