// The thread that renders articles, started by render-markdown.ts: a short text can take minutes.
import { articleHtml } from '@consultancy/shared/article/article-html';
import { parentPort } from 'node:worker_threads';
import type { Rendered } from './render-markdown.js';

const answer = (html: string) =>
  parentPort!.postMessage({ html, used: process.threadCpuUsage() } satisfies Rendered);

parentPort!.on('message', (markdown: string) => answer(articleHtml(markdown)));
// The parser is loaded.
answer('');
