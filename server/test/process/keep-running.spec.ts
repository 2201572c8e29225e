import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeMigratedInstance } from '../support/migrated-instance.js';
import { freePort } from '../support/postgres-server.js';
import { waitFor } from '../support/wait-for.js';

const scripts = resolve(import.meta.dirname, '../../../scripts');
const folder = mkdtempSync(join(tmpdir(), 'test-keep-running-'));
const started: ChildProcess[] = [];
/** Several starts in turn; how long, the machine says. */
const patienceMs = 120_000;

afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a Node program and gathers what it says. */
const node = (parameters: string[], environment: Record<string, string> = {}) =>
  run(process.execPath, parameters, environment);

function run(program: string, parameters: string[], environment: Record<string, string>) {
  const child = spawn(program, parameters, {
    cwd: resolve(scripts, '..'),
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const running = { child, output: '', ended: once(child, 'close').then(([code]) => code as number | null) };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (running.output += String(text)));
  }
  return running;
}

// On a busy machine a program that fails at once takes seconds to do so.
const delays = { firstDelayMs: 20, longestDelayMs: 50, steadyMs: 600_000, mostFailures: 4 };

/** Keeps a small program running, with delays of milliseconds unless others are given. */
function keep(
  source: string,
  given: Partial<typeof delays> & { address?: string; askEveryMs?: number } = {},
) {
  const module = JSON.stringify(pathToFileURL(join(scripts, 'keep-running.mjs')).href);
  return node([
    '--input-type=module',
    '--eval',
    `import { spawn } from 'node:child_process';
     import { keepRunning } from ${module};
     const start = () => spawn(process.execPath, ['--eval', ${JSON.stringify(source)}], { stdio: 'inherit' });
     process.exit(await keepRunning(start, ${JSON.stringify({ ...delays, ...given })}));`,
  ]);
}

const times = (text: string, word: string) => text.split(word).length - 1;

describe('npm start', () => {
  /** The server's process, a child of the one that keeps it running. */
  const serverOf = ({ pid }: ChildProcess) =>
    Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

  const settings = async (port: string) => ({
    ...{ PORT: port, HOST: '127.0.0.1', DEMO_CONTENT: 'off', LOG_LEVEL: 'error' },
    ...(await makeMigratedInstance(join(folder, 'data-'))),
  });
  const readinessOf = (port: string) => async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    return answer?.ok === true;
  };

  (process.platform === 'linux' ? it : it.skip)('answers again after its server was killed', async () => {
    const port = String(await freePort());
    const program = node([join(scripts, 'start.mjs')], await settings(port));
    const isReady = readinessOf(port);
    // Run by itself, this test may have to build first.
    await waitFor(isReady, 240_000);
    const first = serverOf(program.child);
    process.kill(first, 'SIGKILL');
    await waitFor(async () => !(await isReady()));
    await waitFor(isReady, patienceMs);
    expect(serverOf(program.child)).not.toBe(first);
    expect(program.output).toContain('The server ended unexpectedly (SIGKILL). It starts again in 1 s.');

    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(await isReady()).toBe(false);
  });

  it('ends with its npm, whose shell passes no signal on', async () => {
    const port = String(await freePort());
    const npm = run('npm', ['start'], { HOME: folder, ...(await settings(port)) });
    const isReady = readinessOf(port);
    await waitFor(isReady, 240_000);
    npm.child.kill('SIGTERM');
    await waitFor(async () => !(await isReady()), patienceMs);
    // All that it started has closed what it wrote to.
    await npm.ended;
  });

  it('ends at once where a setting cannot be used', async () => {
    const program = node([join(scripts, 'start.mjs')], { PORT: 'eighty', DATA_DIR: join(folder, 'none') });
    expect(await program.ended).toBe(78);
    expect(times(program.output, 'Cannot start: PORT must be')).toBe(1);
    expect(times(program.output, 'npm run doctor')).toBe(1);
  });
});

describe('a program that is kept running', () => {
  it('is started again a few times when it fails at once, later each time, and then no more', async () => {
    const program = keep(`console.log('begin'); process.exit(3)`);
    expect(await program.ended).toBe(3);
    expect(times(program.output, 'begin')).toBe(4);
    const waits = [...program.output.matchAll(/again in ([\d.]+) s/g)].map(([, seconds]) => Number(seconds));
    expect(waits).toEqual([0.02, 0.04, 0.05]);
    expect(program.output).toContain('The server ended 4 times in a row');
  });

  it('may fail any number of times where it ran steadily in between', async () => {
    const program = keep(`console.log('begin'); setTimeout(() => process.abort(), 150)`, { steadyMs: 100 });
    await waitFor(() => times(program.output, 'begin') > 5, patienceMs);
    expect(program.child.exitCode).toBe(null);
  });

  it('stays ended when it ended by itself without a failure', async () => {
    const program = keep(`console.log('begin')`);
    expect(await program.ended).toBe(0);
    expect(times(program.output, 'begin')).toBe(1);
  });

  it('is started again where it cannot start any more after it ran', async () => {
    const marker = join(folder, 'ran');
    const program = keep(
      `const { existsSync, writeFileSync } = require('node:fs');
       console.log('begin');
       if (existsSync('${marker}')) process.exit(78);
       writeFileSync('${marker}', '');
       process.kill(process.pid, 'SIGKILL');`,
    );
    expect(await program.ended).toBe(78);
    expect(times(program.output, 'begin')).toBe(4);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'is stopped by %s, and not started again',
    async (signal) => {
      const program = keep(
        `process.on('SIGTERM', () => setTimeout(() => { console.log('clean'); process.exit(0) }, 50));
       process.on('SIGINT', () => setTimeout(() => { console.log('clean'); process.exit(0) }, 50));
       console.log('begin');
       setInterval(() => {}, 1_000)`,
      );
      await waitFor(() => program.output.includes('begin'));
      program.child.kill(signal);
      expect(await program.ended).toBe(0);
      expect(program.output).toBe('begin\nclean\n');
    },
  );

  it('is ended and started again once it has answered and then is silent', async () => {
    const port = await freePort();
    const program = keep(
      `console.log('begin');
       require('node:http').createServer((request, answer) => answer.end()).listen(${port}, '127.0.0.1');
       setTimeout(() => {
         // Not for ever: the last one runs on when the test is over.
         for (const end = Date.now() + 10_000; Date.now() < end; );
         process.exit(0);
       }, 1_000);`,
      { address: `http://127.0.0.1:${port}`, askEveryMs: 200, steadyMs: 0 },
    );
    await waitFor(() => times(program.output, 'begin') > 1, patienceMs);
    expect(program.output).toContain('The server has not answered for 1.2 s. It is ended.');
    expect(program.output).toContain('ended unexpectedly (SIGKILL)');
  });

  it('may be silent while it starts', async () => {
    const port = await freePort();
    const program = keep(
      `console.log('begin');
       require('node:net').createServer(() => {}).listen(${port}, '127.0.0.1');
       setTimeout(() => process.exit(0), 3_000);`,
      { address: `http://127.0.0.1:${port}`, askEveryMs: 200 },
    );
    expect(await program.ended).toBe(0);
    expect(program.output).not.toContain('has not answered');
  });

  it('is not started again once it was stopped while it waited', async () => {
    const program = keep(`console.log('begin'); process.exit(1)`, {
      firstDelayMs: 20_000,
      longestDelayMs: 20_000,
    });
    await waitFor(() => program.output.includes('again in'));
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(1);
    expect(times(program.output, 'begin')).toBe(1);
  });
});
