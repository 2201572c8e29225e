import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ServerProcess, sleep } from './server-process.js';

interface Backup {
  reason: string;
  state: string;
  fileName: string | null;
  isStored: boolean;
  rows: number | null;
  error: string | null;
  checkError: string | null;
}

/** A built server on the embedded database, and its backups as an administrator sees them. */
export class BackupServer {
  private constructor(
    readonly process: ServerProcess,
    private readonly dataDir: string,
    private readonly token: string,
  ) {}

  /** What a start takes on a folder. */
  static settings(dataDir: string): Record<string, string> {
    return { DATA_DIR: dataDir, ADMIN_PASSWORD: 'Correct1', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  }

  /** Starts it and signs an administrator in; unless another one is named, the first of a new installation. */
  static async start(
    dataDir: string,
    settings: Record<string, string> = {},
    account = { email: 'admin@example.com', password: 'Correct1' },
  ): Promise<BackupServer> {
    const process = await ServerProcess.start({ ...BackupServer.settings(dataDir), ...settings });
    const { data } = await process.post<{ accessToken: string }>('/auth/login', account);
    return new BackupServer(process, dataDir, data.accessToken);
  }

  async call<Data>(method: string, path: string): Promise<{ status: number; data: Data }> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.process.origin}/api/v1${path}`, { method, headers });
    return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
  }

  /** The newest first. */
  async backups(): Promise<Backup[]> {
    return (await this.call<{ data: Backup[] }>('GET', '/backups')).data.data;
  }

  /** @throws Error where none is begun */
  async request(): Promise<void> {
    const { status } = await this.call('POST', '/backups');
    if (status !== 202) throw new Error(`A request for a backup was answered with ${status}.`);
  }

  /** @returns the newest one, which is not under way any more */
  async finished(): Promise<Backup> {
    for (;;) {
      const [newest] = await this.backups();
      if (newest && newest.state !== 'UNDER_WAY') return newest;
      await sleep(100);
    }
  }

  /** The names of the files where backups lie. */
  stored(): string[] {
    const folder = join(this.dataDir, 'backups');
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  }

  /** What is there of what is not whole. */
  unfinished(): string[] {
    return [...readdirSync(this.dataDir), ...this.stored()].filter((name) => name.endsWith('.unfinished'));
  }
}
