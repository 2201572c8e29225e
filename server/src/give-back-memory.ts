import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked whether the server rests. */
const everyMs = 10_000;
/** The share of time that a resting server works: probes and jobs go on. */
const restingShare = 0.05;
/** What is worth a collection that takes some tenths of a second. */
const growth = 1.15;

/** What there is to know of a process, and what can be done about it. */
export interface Process {
  /** The share of time that it worked since the last question, 0 to 1. */
  utilization(): number;
  /** Resident memory, in bytes; undefined where it cannot be read, as without a file handle. */
  memory(): number | undefined;
  collect(): void;
}

/**
 * Gives back what a time of much work left behind. V8 collects while memory is requested; a server that rests asks for
 * none, and would keep what it needed at its busiest, with much air in it, until it is busy again.
 */
export class MemoryGiver {
  /** What there was after the last collection, or when the server first rested. */
  #rested: number | undefined;
  #isBusy = true;

  constructor(private readonly process: Process) {}

  /** To be called from time to time; it collects once for each time of work, when that is over. */
  look(): void {
    const wasBusy = this.#isBusy;
    this.#isBusy = this.process.utilization() > restingShare;
    if (this.#isBusy || !wasBusy) return;
    const memory = this.process.memory();
    if (memory === undefined) {
      // The next look decides.
      this.#isBusy = true;
      return;
    }
    this.#rested ??= memory;
    if (memory < this.#rested * growth) return;
    this.process.collect();
    this.#rested = this.process.memory() ?? memory;
  }
}

/** Looks after the memory of this process for as long as it lives. */
export function giveBackMemory(): void {
  let last = performance.eventLoopUtilization();
  const giver = new MemoryGiver({
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    memory: residentMemory,
    collect: collector(),
  });
  setInterval(() => giver.look(), everyMs).unref();
}

function residentMemory(): number | undefined {
  try {
    return process.memoryUsage.rss();
  } catch {
    return undefined;
  }
}

/** V8 hands out its collector to contexts that begin after this flag was set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
  setFlagsFromString('--no-expose-gc');
  // All that can be freed: also code that was compiled and is not in use, and pages that are almost empty.
  return () => {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
}
