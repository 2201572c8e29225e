import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from './postgres-server.js';

const main = resolve(import.meta.dirname, '../../dist/main.js');

/** The built server as a process of its own. */
export class ServerProcess {
  output = '';
  private readonly ended: Promise<number | null>;

  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {
    child.stdout!.on('data', (text) => (this.output += text));
    child.stderr!.on('data', (text) => (this.output += text));
    this.ended = new Promise((done) => child.once('exit', (code) => done(code)));
  }

  /** Starts it without waiting; the environment is only what is given. */
  static spawn(environment: Record<string, string>, program = main): Promise<ServerProcess> {
    return ServerProcess.run([process.execPath, program], { DEMO_CONTENT: 'off', ...environment });
  }

  /** Starts a server by another command line, as another user where one is given. */
  static async run(
    [program, ...parameters]: string[],
    environment: Record<string, string>,
    options: { cwd?: string; uid?: number; gid?: number } = {},
  ): Promise<ServerProcess> {
    const port = environment['PORT'] ?? String(await freePort());
    const child = spawn(program!, parameters, {
      ...options,
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...environment, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServerProcess(child, `http://127.0.0.1:${port}`);
  }

  /** Starts it and waits until it is ready. @throws Error with its output when it ends before */
  static async start(environment: Record<string, string>, program = main): Promise<ServerProcess> {
    const server = await ServerProcess.spawn(environment, program);
    await server.untilReady();
    return server;
  }

  /** @throws Error with its output when it ends before */
  async untilReady(): Promise<void> {
    let over = false;
    void this.ended.then(() => (over = true));
    while (!(await this.isReady())) {
      if (over) throw new Error(`The server ended before it was ready:\n${this.output}`);
      await sleep(25);
    }
  }

  get pid(): number {
    return this.child.pid!;
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/health/ready`)).ok;
    } catch {
      return false;
    }
  }

  /** @returns the exit code; null when a signal ended it */
  exit(): Promise<number | null> {
    return this.ended;
  }

  signal(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }

  /** @returns the answer's status and data */
  async post<Data>(path: string, body: object): Promise<{ status: number; data: Data }> {
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, data: ((await response.json()) as { data: Data }).data };
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
