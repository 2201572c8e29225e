import type { TextForm } from '@consultancy/shared/article/article-html';
import { lazy, Suspense } from 'react';

// It brings a whole parser.
const ShownMarkdown = lazy(async () => ({ default: (await import('./article-preview')).ShownMarkdown }));

/** A text in Markdown as visitors read it; until the parser is there, as it is written. */
export function MarkdownText({ markdown, form }: { markdown: string; form: TextForm }) {
  return (
    <Suspense fallback={<div style={{ whiteSpace: 'pre-line' }}>{markdown}</div>}>
      <ShownMarkdown markdown={markdown} form={form} isPart />
    </Suspense>
  );
}
