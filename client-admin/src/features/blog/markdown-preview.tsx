import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import classes from './markdown-preview.module.css';

/** How an article reads. HTML in it is left out, as on the website. */
export function MarkdownPreview({ markdown }: { markdown: string }) {
  return (
    <div className={classes.article}>
      <Markdown remarkPlugins={[remarkGfm]} components={{ h1: 'h2' }} skipHtml>
        {markdown}
      </Markdown>
    </div>
  );
}
