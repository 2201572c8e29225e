import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import classes from './article-body.module.css';
import { articleElements, type SiteLink } from './article-elements';
import { headingsFromTwo } from './headings-from-two';

/** What an article may hold: GitHub's list of harmless elements, and fewer kinds of addresses. */
const HARMLESS = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  // Only footnotes have ids, and they carry a prefix already; a second one would break their links.
  clobberPrefix: '',
};

/** The second look at addresses knows no phone numbers. */
const keepPhoneNumbers = (url: string) => (url.startsWith('tel:') ? url : defaultUrlTransform(url));

interface ArticleBodyProps {
  markdown: string;
  /** What leads to pages of the site itself. */
  link: SiteLink;
}

/**
 * The text of an article, the same on the website and in the back office. HTML in it is left out, and whatever could
 * run or load by stealth with it. It brings a whole parser: load it where an article is shown, and nowhere else.
 */
export function ArticleBody({ markdown, link }: ArticleBodyProps) {
  const { t } = useTranslation('shared');
  const elements = useMemo(() => articleElements(link), [link]);
  return (
    <div className={classes.body}>
      <Markdown
        remarkPlugins={[remarkGfm, headingsFromTwo]}
        rehypePlugins={[[rehypeSanitize, HARMLESS]]}
        remarkRehypeOptions={{
          footnoteLabel: t('article.footnotes'),
          footnoteBackLabel: t('article.backToText'),
        }}
        urlTransform={keepPhoneNumbers}
        components={elements}
        skipHtml
      >
        {markdown}
      </Markdown>
    </div>
  );
}
