import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres-server.ts';
import { waitFor } from './wait-for.ts';

const binary = ['/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(':')]
  .map((folder) => join(folder, 'redis-server'))
  .find((file) => existsSync(file));

/** Whether there is a Redis to test with. */
export const canStartRedis = binary !== undefined;

/** A throw-away Redis that can be killed, brought back, and made to hang. */
export class RedisServer {
  private child?: ChildProcess;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const redis = new RedisServer(await freePort());
    await redis.bringBack();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** At the same address, and empty. */
  async bringBack(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    this.child = spawn(binary!, settings, { stdio: 'ignore' });
    await waitFor(
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(this.port, '127.0.0.1', () => {
            socket.end();
            resolve();
          });
          socket.once('error', reject);
        }),
    );
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.child!.once('exit', resolve));
    this.child!.kill('SIGKILL');
    await ended;
  }

  /** It takes connections and questions, and answers none. */
  hang(): void {
    this.child!.kill('SIGSTOP');
  }

  goOn(): void {
    this.child!.kill('SIGCONT');
  }
}
