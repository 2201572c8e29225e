// The thread that renders articles, started by render-markdown.ts: a short text can take minutes.
import { articleHtml } from '@consultancy/shared/article/article-html';
import { plainText } from '@consultancy/shared/article/plain-text';
import { parentPort } from 'node:worker_threads';
import type { MarkdownTask, Rendered } from './render-markdown.js';

const answer = (text: string) =>
  parentPort!.postMessage({ text, used: process.threadCpuUsage() } satisfies Rendered);

parentPort!.on('message', ({ markdown, as }: MarkdownTask) =>
  answer(as === 'plain' ? plainText(markdown) : articleHtml(markdown, as)),
);
// The parser is loaded.
answer('');
