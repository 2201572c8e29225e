import { createRequire } from 'node:module';

const pg = createRequire(new URL('../../../server/package.json', import.meta.url))('pg');

/**
 * Makes a database on a server, where it is not kept from before.
 * @returns its address
 */
export async function createDatabase(serverUrl, name, keep = false) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    if (!keep) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rows.length === 0) await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
