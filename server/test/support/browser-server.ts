import { avifName, narrowerName, narrowWidths } from '@consultancy/shared/image-names';
// The server that browser tests look at: on PostgreSQL where one can be started, else on its embedded database.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl, execute, startPostgres } from './postgres-server.ts';

const postgres = await startPostgres();
const database = postgres && (await createDatabase(postgres.url));
forgoAvif(join(process.env['DATA_DIR']!, 'uploads/demo'));
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

/** Three hundred files, for more than a minute of a processor's time. An empty one says that it would save nothing. */
function forgoAvif(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const image of readdirSync('server/demo/images')) {
    const versions = [image, ...narrowWidths(image).map((width) => narrowerName(image, width))];
    for (const version of versions) writeFileSync(join(folder, avifName(version)), '');
  }
}
