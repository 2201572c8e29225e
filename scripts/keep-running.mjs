// Starts a program again when it ends unexpectedly or answers no more. Needs no installed package.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The exit code of a program that cannot start until somebody changes a setting or the machine: EX_CONFIG of
 * sysexits.h, as in server/src/start-server.ts.
 */
export const cannotStart = 78;

const usual = {
  ...{ firstDelayMs: 1_000, longestDelayMs: 30_000, steadyMs: 60_000, mostFailures: 10 },
  ...{ askEveryMs: 5_000, mostSilences: 6 },
};

/** @returns {string} where the server with these settings says that it runs */
export function liveAddress({ HOST = '', PORT = '' }) {
  const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/health/live`;
}

/**
 * Starts a program until it ends without a failure or this process is asked to stop. After a crash it starts the
 * program again, each time later. It gives up after `mostFailures` runs in a row that were shorter than `steadyMs`,
 * and after a first run that could not start. A program that has answered once at `address` and then is silent
 * `mostSilences` times, each for `askEveryMs`, counts as crashed.
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {Partial<typeof usual> & { address?: string }} [bounds]
 * @returns {Promise<number>} the exit code for this process
 */
export async function keepRunning(start, bounds = {}) {
  const { firstDelayMs, longestDelayMs, steadyMs, mostFailures, address, ...asking } = {
    ...usual,
    ...bounds,
  };
  const stop = new AbortController();
  let program;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stop.abort();
      // A terminal has sent Ctrl-C to the program as well; the server takes two signals at once for one.
      program.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  let failures = 0;
  for (let isFirst = true; ; isFirst = false) {
    const startedAt = performance.now();
    program = start();
    const ended = new AbortController();
    if (address) void endWhenSilent(program, address, asking, AbortSignal.any([stop.signal, ended.signal]));
    const [code, signal] = await once(program, 'exit');
    ended.abort();
    if (code === 0 || stop.signal.aborted || (isFirst && code === cannotStart)) return code ?? 1;
    failures = performance.now() - startedAt < steadyMs ? failures + 1 : 1;
    if (failures === mostFailures) {
      console.error(`The server ended ${failures} times in a row. Its last words, above, say why.`);
      return code ?? 1;
    }
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
    console.error(
      `The server ended unexpectedly (${signal ?? `exit code ${code}`}). It starts again in ${delayMs / 1000} s.`,
    );
    await sleep(delayMs, undefined, { signal: stop.signal }).catch(() => {});
    if (stop.signal.aborted) return code ?? 1;
  }
}

/** Kills a program whose event loop is stuck: its port takes connections, and nobody is answered. */
async function endWhenSilent(program, address, { askEveryMs, mostSilences }, signal) {
  let hasAnswered = false;
  let silences = 0;
  while (!signal.aborted) {
    const found = await ask(address, askEveryMs);
    hasAnswered ||= found === 'answered';
    silences = found === 'silent' ? silences + 1 : 0;
    if (signal.aborted) return;
    if (hasAnswered && silences === mostSilences) {
      console.error(`The server has not answered for ${(silences * askEveryMs) / 1000} s. It is ended.`);
      program.kill('SIGKILL');
      return;
    }
    if (found !== 'silent') await sleep(askEveryMs, undefined, { signal }).catch(() => {});
  }
}

/** @returns {Promise<'answered' | 'silent' | 'closed'>} closed where nobody listens: it starts, or stops */
async function ask(address, mostMs) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(mostMs) });
    await answer.body?.cancel();
    return 'answered';
  } catch (error) {
    return error.name === 'TimeoutError' ? 'silent' : 'closed';
  }
}
