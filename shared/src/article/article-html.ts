import type { Text } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { articleElements } from './article-elements.ts';
import { headingsFrom } from './headings-from.ts';

/** What an article may hold: GitHub's list of harmless elements, and fewer kinds of addresses. */
const harmless = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  // Only footnotes have ids, and they carry a prefix already; a second one would break their links.
  clobberPrefix: '',
};

interface Form {
  headingsFrom: 2 | 3;
  /** Whether a single line break is one for readers too; in an article it is a blank, as CommonMark says. */
  keepsLines: boolean;
}

/** What a text is part of. The long text of a service is below a heading of its page. */
export type TextForm = 'article' | 'project' | 'service';

const forms: Record<TextForm, Form> = {
  article: { headingsFrom: 2, keepsLines: false },
  project: { headingsFrom: 2, keepsLines: true },
  service: { headingsFrom: 3, keepsLines: true },
};

const rendererOf = ({ headingsFrom: first, keepsLines }: Form) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(headingsFrom, first)
    .use(keepsLines ? [remarkBreaks] : [])
    // HTML in the Markdown is left out here already.
    .use(remarkRehype, { footnoteLabel: 'Footnotes', footnoteBackLabel: 'Back to the text' })
    .use(rehypeSanitize, harmless)
    .use(articleElements)
    .use(rehypeStringify)
    .freeze();

const renderers = {
  article: rendererOf(forms.article),
  project: rendererOf(forms.project),
  service: rendererOf(forms.service),
};

/**
 * A text in Markdown as harmless HTML, for the website and for the preview of the back office, which imports this
 * very file. It is the same in every language: where it is shown, its labels are said in the language of the page and
 * its links to pages of this site (`data-page`) get the addresses of that language.
 *
 * It brings a whole parser: load it when an article is read.
 */
export function articleHtml(markdown: string, form: TextForm = 'article'): string {
  try {
    return String(renderers[form].processSync(markdown));
  } catch (error) {
    // Thousands of quotations in one another are more than the stack holds.
    if (!(error instanceof RangeError)) throw error;
    return asWritten(markdown);
  }
}

function asWritten(markdown: string): string {
  const text: Text = { type: 'text', value: markdown };
  return renderers.article.stringify({
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [text] }],
  });
}
