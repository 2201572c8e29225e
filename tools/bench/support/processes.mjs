// Processes on cores of their own, and what Linux knows of them.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryBounds } from '../../../scripts/memory-bounds.mjs';
import { freePort } from '../../../server/test/support/postgres-server.ts';

const last = availableParallelism() - 1;

/** The server alone on one core; where there are only two, the load shares the other with the database. */
export const cores = { server: 0, database: Math.min(1, last), load: Math.min(2, last) };

/** Moves this process to a core; processes that it starts stay there. */
export function moveTo(core) {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(process.pid)], {
    stdio: 'ignore',
  });
}

/** A Node program that listens on PORT and is called over HTTP. */
export class ServerProcess {
  #child;
  #output = '';

  constructor(child, origin) {
    this.#child = child;
    this.origin = origin;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#output += text));
    this.ended = new Promise((done) => child.once('exit', (code) => done(code)));
    // Nothing stays behind after a failure here.
    process.once('exit', () => child.kill());
  }

  /**
   * Starts it and waits until it answers.
   * @param {string[]} program script and parameters
   * @param {string} probe address that answers 200 once it is ready
   * @param {number | 'any'} core the server's own, where nothing else is said
   * @throws Error with its output where it ends before
   */
  static async start(program, environment, probe, core = cores.server) {
    const port = await freePort();
    const pin = core === 'any' ? [] : ['taskset', '--cpu-list', String(core)];
    const bounds = memoryBounds({});
    const [command, ...parameters] = [...pin, process.execPath, ...bounds.flags, ...program];
    const usual = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...bounds.environment,
    };
    const child = spawn(command, parameters, {
      env: { ...usual, ...environment, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, `http://127.0.0.1:${port}`);
    let isOver = false;
    void server.ended.then(() => (isOver = true));
    while (!(await fetch(server.origin + probe).catch(() => undefined))?.ok) {
      if (isOver) throw new Error(`${program[0]} ended before it was ready:\n${server.#output}`);
      await sleep(25);
    }
    return server;
  }

  /** CPU time of all its threads and of children that have ended, in milliseconds. */
  cpuMs() {
    const stat = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8');
    // The name in brackets may hold anything. What follows it begins with field 3; 14 to 17 are times.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
  }

  /** Resident memory now and at its peak, in MB. */
  memory() {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    const of = (name) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)[1]) / 1024);
    return { now: of('VmRSS'), peak: of('VmHWM') };
  }

  /** From now on the peak is that of what follows. */
  forgetPeak() {
    writeFileSync(`/proc/${this.#child.pid}/clear_refs`, '5');
  }

  /** Waits until it has nothing left to do, at most so long. */
  async untilQuiet(longestMs = 60_000) {
    const until = Date.now() + longestMs;
    for (let before = this.cpuMs(), quiet = 0; quiet < 3 && Date.now() < until;) {
      await sleep(100);
      const now = this.cpuMs();
      quiet = now - before <= 10 ? quiet + 1 : 0;
      before = now;
    }
  }

  /** Resident memory of it and of the processes that it started, in MB. */
  memoryOfFamily() {
    return familyOf(this.#child.pid).reduce((sum, pid) => sum + residentOf(pid), 0);
  }

  /** Waits for the process that works on pictures to end. @returns seconds */
  async untilAlone() {
    const startedAt = performance.now();
    for (let alone = 0; alone < 10; alone = familyOf(this.#child.pid).length === 1 ? alone + 1 : 0) {
      await sleep(200);
    }
    return Math.round((performance.now() - startedAt) / 1000) - 2;
  }

  async stop() {
    this.#child.kill('SIGTERM');
    await this.ended;
  }
}

function familyOf(pid) {
  const threads = unlessGone([], () => readdirSync(`/proc/${pid}/task`));
  const children = threads.flatMap((thread) =>
    unlessGone('', () => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
      .split(' ')
      .filter(Boolean),
  );
  return [pid, ...children.flatMap(familyOf)];
}

function residentOf(pid) {
  const status = unlessGone('', () => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

/** Threads and children end while they are looked at. */
function unlessGone(nothing, read) {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code)) return nothing;
    throw error;
  }
}
