import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PdfAnswer, PdfTask } from './pdf-worker.js';

export interface Bounds {
  /** How long a task may take, in milliseconds. */
  mostMs: number;
  /** How much memory its process may take, in bytes, where the system says how much that is (Linux). */
  mostBytes: number;
}

const usualBounds: Bounds = { mostMs: 20_000, mostBytes: 1024 ** 3 };
const lookEveryMs = 50;
const pageSize = 4096;

/** A PDF that takes more time or memory than one may. */
export class PdfTooHeavyError extends Error {}

/**
 * Works on a PDF in a process of its own, which ends with the task.
 * @throws PdfTooHeavyError where it takes too much time or memory
 */
export function runPdfTask(task: PdfTask, bounds: Partial<Bounds> = {}): Promise<PdfAnswer> {
  const { mostMs, mostBytes } = { ...usualBounds, ...bounds };
  const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>();
  // Compiled or, in tests, as it was written.
  const file = fileURLToPath(new URL(`./pdf-worker${extname(import.meta.filename)}`, import.meta.url));
  const child = fork(file, {
    execArgv: [`--max-old-space-size=${Math.floor(mostBytes / 1024 ** 2)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const startedAt = performance.now();
  const watch = setInterval(() => {
    const isLate = performance.now() - startedAt > mostMs;
    if (isLate || memoryOf(child.pid) > mostBytes) child.kill('SIGKILL');
  }, lookEveryMs);
  child.once('message', (answer) => {
    resolve(answer as PdfAnswer);
    child.disconnect();
  });
  child.once('error', reject);
  child.once('exit', () => {
    clearInterval(watch);
    reject(new PdfTooHeavyError('The PDF needs too much time or memory.'));
  });
  child.send(task, (error) => error && reject(error));
  return promise;
}

/** Bytes that a process takes; 0 where the system does not say. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(resident) * pageSize;
  } catch {
    return 0;
  }
}
