// What is not in the response cache: the first answer after a change, and popular answers while thousands of different
// addresses are asked for.
import autocannon from 'autocannon';
import { works } from './works.mjs';

const times = 200;
const addresses = 10_000;
const keptForMs = 10_000;
const article = '/api/v1/blog/public/article-7';
// No page: rendering one makes answers of the API too.
const popular = [article, '/api/v1/projects?limit=6', '/api/v1/services'];

/** @returns CPU ms of server and database for each first answer, and of the bare server with SQL for the same data */
export async function measureFirst(ours, sql, database) {
  return { ours: await each(ours, true), sql: await each(sql, false) };

  async function each(server, isChanged) {
    let measured = 0;
    // The first round is for the compiler.
    for (const isWarm of [false, true]) {
      await server.untilQuiet();
      const [before, databaseBefore] = [server.cpuMs(), await database.now()];
      for (let n = 0; n < times; n += 1) {
        if (isChanged) await database.query('UPDATE cache_version SET version = pg_current_xact_id()');
        await (await fetch(server.origin + article)).text();
      }
      if (isWarm) measured = server.cpuMs() - before + (await database.since(databaseBefore));
    }
    return measured / times;
  }
}

/** @param server with metrics and this token */
export async function measureStorm(server, token) {
  const search = works.find(({ name }) => name === 'search, another word').request;
  const get = async (path, headers = {}) => (await fetch(server.origin + path, { headers })).text();
  const made = async () => {
    const metrics = await get('/metrics', { Authorization: `Bearer ${token}` });
    return Number(/answer_cache_answers_total\{outcome="made"\} (\d+)/.exec(metrics)[1]);
  };
  for (const path of [...popular, ...popular]) await get(path);
  const [before, startedAt] = [await made(), performance.now()];
  let isOver = false;
  let answered = 0;
  const storm = new Promise((done, fail) => {
    const requests = [{ setupRequest: (defaults) => ({ ...defaults, ...search() }) }];
    const options = { url: server.origin, connections: 32, amount: addresses, timeout: 30, requests };
    autocannon(options, (error) => (error ? fail(error) : done())).on('response', () => (answered += 1));
  }).finally(() => (isOver = true));
  let asked = 0;
  while (!isOver) {
    for (const path of popular) await get(path);
    asked += popular.length;
  }
  await storm;
  const took = performance.now() - startedAt;
  return {
    ...{ addresses, asked, seconds: took / 1000, made: (await made()) - before - answered },
    due: popular.length * Math.floor(took / keptForMs),
  };
}
