import autocannon from 'autocannon';

/**
 * Asks a server for some seconds and waits for every answer, so that all the time it took is of answers that count.
 * @param {() => object} request makes each request
 * @param {number} perSecond requests a second that it is known to answer; 0 finds out
 * @param {number} warmUps requests until the code that answers them is compiled, the first time
 * @param database whose CPU time counts beside that of the server
 */
export async function measure(server, request, { connections, seconds, perSecond, warmUps, database }) {
  const rate = perSecond || (await warmUp(server, request, connections, warmUps));
  const amount = Math.max(4 * connections, Math.round(rate * seconds));
  await server.untilQuiet();
  const [before, databaseBefore] = [server.cpuMs(), await database.now()];
  const result = await load(server, request, { connections, amount });
  const cpuMs = server.cpuMs() - before;
  const databaseMs = await database.since(databaseBefore);
  await server.untilQuiet();
  return {
    ...result,
    cpuMs: cpuMs / amount,
    databaseMs: databaseMs / amount,
    // Mails go out after the answer.
    laterCpuMs: (server.cpuMs() - before - cpuMs) / amount,
  };
}

async function warmUp(server, request, connections, amount) {
  await load(server, request, { connections, amount });
  return (await load(server, request, { connections, amount: 4 * connections })).perSecond;
}

async function load(server, request, { connections, amount }) {
  const times = [];
  let refused = 0;
  const startedAt = performance.now();
  // autocannon itself looks once a second whether all have come.
  let lastAt = startedAt;
  const { errors, timeouts } = await new Promise((done, fail) => {
    const run = autocannon(
      {
        url: server.origin,
        connections,
        timeout: 30,
        amount,
        requests: [{ setupRequest: (defaults) => ({ ...defaults, ...request() }) }],
      },
      (error, result) => (error ? fail(error) : done(result)),
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      lastAt = performance.now();
      times.push(milliseconds);
      if (status >= 300) refused += 1;
    });
  });
  const seconds = (lastAt - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    errors: errors + timeouts + refused,
    answers: times.length,
  };
}
