import { Logger } from '@nestjs/common';
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unavailable } from '../../common/errors/api-exception.js';
import type {
  ColourTask,
  EncodeTask,
  ImageAnswer,
  ImageMeasures,
  ImageResult,
  ImageTask,
  MeasureTask,
} from './image-worker.js';

/** A process without work ends, and its memory with it. */
const idleMs = 3_000;
/** Each may need some hundred megabytes. */
const mostAtOnce = Math.min(2, availableParallelism());

const secondsToWait = 5;
const logger = new Logger('ImageTasks');

/** Thrown where the bytes are no image, or not a whole one. */
export class NotAnImageError extends Error {}

interface Waiting {
  task: ImageTask;
  resolve: (result: ImageResult | undefined) => void;
  reject: (error: Error) => void;
}

let worker: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const queue: Waiting[] = [];
const underWay = new Map<number, Waiting>();

/**
 * Works on an image in a process of its own, which begins with the first task and ends soon after the last.
 * @returns for `measure` what was measured, for `colour` that, else the new file
 * @throws NotAnImageError, ApiException 503 where no process can be started, any other error where it failed
 */
export function runImageTask(task: MeasureTask): Promise<ImageMeasures>;
export function runImageTask(task: ColourTask): Promise<string>;
export function runImageTask(task: EncodeTask): Promise<Buffer>;
export function runImageTask(task: ImageTask): Promise<ImageResult | undefined> {
  return new Promise((resolve, reject) => {
    queue.push({ task, resolve, reject });
    sendNext();
  });
}

/** How many images are worked on or wait for it. */
export function imagesUnderWay(): number {
  return queue.length + underWay.size;
}

function sendNext(): void {
  clearTimeout(idle);
  while (underWay.size < mostAtOnce) {
    const next = queue.shift();
    if (!next) break;
    worker ??= startWorker();
    if (!worker) {
      next.reject(unavailable(secondsToWait));
      continue;
    }
    const id = (lastId += 1);
    underWay.set(id, next);
    worker.send({ id, task: next.task });
  }
  // While it works, a server with nothing else to do waits for it.
  if (underWay.size > 0) {
    worker?.ref();
    worker?.channel?.ref();
    return;
  }
  worker?.unref();
  worker?.channel?.unref();
  idle = setTimeout(endWorker, idleMs).unref();
}

/** @returns undefined where the system has no room for another process, or for what it is spoken to through */
function startWorker(): ChildProcess | undefined {
  // Compiled or, in tests, as it was written.
  const file = fileURLToPath(new URL(`./image-worker${extname(import.meta.filename)}`, import.meta.url));
  const child = fork(file, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (!child.connected) {
    child.once('error', (error) =>
      logger.error({ err: error }, 'No process can be started to work on images'),
    );
    return undefined;
  }
  child.on('message', ({ id, result, error }: ImageAnswer) => {
    const waiting = underWay.get(id);
    underWay.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new NotAnImageError(error));
    sendNext();
  });
  child.once('error', () => forget(child));
  child.once('exit', () => forget(child));
  return child;
}

function endWorker(): void {
  const child = worker;
  worker = undefined;
  if (child?.connected) child.disconnect();
}

/** What it had under way fails; the next task starts another. */
function forget(child: ChildProcess): void {
  if (worker !== child) return;
  worker = undefined;
  const lost = [...underWay.values()];
  underWay.clear();
  for (const { reject } of lost) reject(new Error('The process that works on images has ended'));
  sendNext();
}
