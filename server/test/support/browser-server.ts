// The server that browser tests look at: on PostgreSQL where one can be started, else on its embedded database.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { databaseUrl, execute, startPostgres } from './postgres-server.ts';

const postgres = await startPostgres();
const database = postgres && (await createDatabase(postgres.url));
const server = spawn(process.execPath, ['server/dist/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, ...(database && { DATABASE_URL: database.url }) },
});
process.once('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (code) => void end(code));

async function end(code: number | null): Promise<void> {
  // One that was started here goes as a whole; it may have heard the signal itself.
  if (process.env['TEST_DATABASE_URL']) await database?.remove();
  await postgres?.stop();
  rmSync(process.env['DATA_DIR']!, { recursive: true, force: true });
  process.exit(code ?? 1);
}

async function createDatabase(serverUrl: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `browser_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `CREATE DATABASE ${name}`);
  const remove = () => execute(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  return { url: databaseUrl(serverUrl, name), remove };
}
