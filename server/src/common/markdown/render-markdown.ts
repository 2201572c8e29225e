import type { TextForm } from '@consultancy/shared/article/article-html';
import { ValidateBy } from 'class-validator';
import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Of a processor: an article takes 5 to 15 ms. */
const mostMs = 2_000;
const mostMegabytes = 256;
/** A thread without work ends, and its memory with it. */
const idleMs = 10_000;

/** What the thread answers, with the time of a processor that it has had. */
export interface Rendered {
  text: string;
  used: NodeJS.CpuUsage;
}

/** HTML of a text of this kind, or its text without markup. */
type MarkdownOutput = TextForm | 'plain';

export interface MarkdownTask {
  markdown: string;
  as: MarkdownOutput;
}

interface Thread {
  worker: Worker;
  used: NodeJS.CpuUsage;
}

/** Renders one text after the other in a thread of its own, so that a text that takes long keeps nobody else waiting. */
class MarkdownRenderer {
  #thread: Promise<Thread> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @returns harmless HTML, or plain text; undefined where it takes more than two seconds of a processor, or 256 MB */
  render(markdown: string, as: MarkdownOutput = 'article'): Promise<string | undefined> {
    const rendered = this.#last.then(() => this.#renderNow({ markdown, as }));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  async #renderNow(task: MarkdownTask): Promise<string | undefined> {
    clearTimeout(this.#idle);
    const thread = await (this.#thread ??= start());
    const { worker } = thread;
    worker.ref();
    try {
      const { text, used } = await renderIn(thread, task);
      thread.used = used;
      worker.unref();
      this.#idle = setTimeout(() => this.#end(worker), idleMs).unref();
      return text;
    } catch {
      // It is too late, or the thread has no more memory.
      this.#end(worker);
      return undefined;
    }
  }

  #end(worker: Worker): void {
    this.#thread = undefined;
    void worker.terminate();
  }
}

/**
 * The clock alone does not decide: where other programs have the machine, a short text takes seconds too.
 * @throws Error where the text takes too much time of a processor, or memory
 */
async function renderIn({ worker, used }: Thread, task: MarkdownTask): Promise<Rendered> {
  const answer = once(worker, 'message') as Promise<[Rendered]>;
  worker.postMessage(task);
  for (let leftMs = mostMs; leftMs > 0;) {
    const answered = await Promise.race([answer, sleep(leftMs, undefined, { ref: false })]);
    if (answered) return answered[0];
    const { user, system } = await worker.cpuUsage(used);
    leftMs = mostMs - (user + system) / 1000;
  }
  throw new Error('The text takes too long to render.');
}

/** @returns a thread that has loaded the parser, so that the time for a text is the text's own */
async function start(): Promise<Thread> {
  // Compiled or, in tests, as it was written.
  const file = new URL(`./markdown-worker${extname(import.meta.filename)}`, import.meta.url);
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
  const [{ used }] = (await once(worker, 'message')) as [Rendered];
  return { worker, used };
}

/** For readers, who do not wait for what somebody tries to save. */
export const publishedMarkdown = new MarkdownRenderer();

/** A text without its markup, for documents; as it was written where it takes too long. */
export async function plainTextOf(markdown: string): Promise<string> {
  return (await publishedMarkdown.render(markdown, 'plain')) ?? markdown;
}

/** For texts that are about to be saved. */
export const savedMarkdown = new MarkdownRenderer();

/** Characters; the time grows with the square of the length at most, and eight times as many can take 1.5 s. */
const alwaysShort = 1_000;

/**
 * Markdown that can be shown: rendering it takes at most two seconds.
 * @param max characters; a longer text is refused for that, and not read
 */
export function RenderableMarkdown(max: number): PropertyDecorator {
  const validate = async (value: unknown) =>
    typeof value !== 'string' ||
    value.length <= alwaysShort ||
    value.length > max ||
    (await savedMarkdown.render(value)) !== undefined;
  return ValidateBy(
    { name: 'renderableMarkdown', async: true, validator: { validate } },
    {
      message: ({ property }) =>
        `${property} takes too long to show. Use fewer emphasis marks, brackets and lists within one another.`,
    },
  );
}
