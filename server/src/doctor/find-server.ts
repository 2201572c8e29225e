import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { DataDirectoryInUseError, DataDirectoryLock } from '../database/embedded/data-directory-lock.js';

const patienceMs = 5_000;

/** What the port of the settings answers. */
export interface RunningServer {
  /** Of the program that runs, as /health/live says it. */
  version: string;
  isReady: boolean;
  /** Of Redis and the store, as /health/ready says it; undefined while it is not ready. */
  redis?: string;
  storage?: string;
  /** Why it is not ready. */
  reason?: string;
}

interface Answer {
  message?: string;
  error?: { message?: string };
  data?: { version?: string; redis?: string; storage?: string };
}

/** Asks the port of the settings. @returns undefined where no program of this kind answers */
export async function findServer({ host, port }: Config): Promise<RunningServer | undefined> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const live = await ask(`${origin}/health/live`);
  const version = live?.answer.data?.version;
  if (version === undefined) return undefined;
  const ready = await ask(`${origin}/health/ready`);
  if (ready?.ok) return { version, isReady: true, ...ready.answer.data };
  const { answer } = ready ?? {};
  return { version, isReady: false, reason: answer?.error?.message ?? answer?.message ?? 'no answer' };
}

async function ask(address: string): Promise<{ ok: boolean; answer: Answer } | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    return { ok: response.ok, answer: (await response.json()) as Answer };
  } catch {
    return undefined;
  }
}

/** Whether another process has the embedded database open. Makes no file. */
export function isDataDirectoryInUse(dataDir: string): boolean {
  if (!existsSync(join(dataDir, 'lock.sqlite'))) return false;
  try {
    DataDirectoryLock.acquire(dataDir).release();
    return false;
  } catch (error) {
    if (error instanceof DataDirectoryInUseError) return true;
    throw error;
  }
}
