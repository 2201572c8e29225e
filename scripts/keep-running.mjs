// Starts a program again when it ends unexpectedly. Needs no installed package.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The exit code of a program that cannot start until somebody changes a setting or the machine: EX_CONFIG of
 * sysexits.h, as in server/src/start-server.ts.
 */
const cannotStart = 78;

const usual = { firstDelayMs: 1_000, longestDelayMs: 30_000, steadyMs: 60_000, mostFailures: 10 };

/**
 * Starts a program until it ends without a failure or this process is asked to stop. After a crash it starts the
 * program again, each time later. It gives up after `mostFailures` runs in a row that were shorter than `steadyMs`,
 * and after a first run that could not start.
 * @param {() => import('node:child_process').ChildProcess} start
 * @returns {Promise<number>} the exit code for this process
 */
export async function keepRunning(start, bounds = usual) {
  const { firstDelayMs, longestDelayMs, steadyMs, mostFailures } = bounds;
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
    const [code, signal] = await once(program, 'exit');
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
