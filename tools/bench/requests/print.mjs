// The tables of the requests' benchmark.

export function printWork(name, connections, results) {
  const bare = results['bare node:http'].cpuMs;
  const sql = results['bare pg']?.cpuMs;
  console.log(`\n${name}, ${connections} connection${connections > 1 ? 's' : ''}`);
  const head = ['CPU ms', '× bytes', '× bare pg', 'a second', 'p50 ms', 'p99 ms', 'errors'];
  console.log(''.padEnd(18) + head.map((title) => title.padStart(10)).join(''));
  for (const [server, result] of Object.entries(results)) {
    const cells = [
      result.cpuMs.toFixed(3),
      (result.cpuMs / bare).toFixed(1),
      sql ? (result.cpuMs / sql).toFixed(1) : '',
      result.perSecond.toFixed(0),
      result.p50.toFixed(2),
      result.p99.toFixed(2),
      String(result.errors),
    ];
    const later = result.laterCpuMs > 0.05 ? `   and ${result.laterCpuMs.toFixed(2)} ms later` : '';
    const database = result.databaseMs > 0.02 ? `   PostgreSQL ${result.databaseMs.toFixed(2)} ms` : '';
    console.log(
      `  ${server.padEnd(16)}${cells.map((cell) => cell.padStart(10)).join('')}${database}${later}`,
    );
  }
}

/** The table: CPU time at the most connections as a multiple of that of the bytes alone. */
export function printSummary(works, connections, find, kinds) {
  const names = ['bare pg', ...kinds];
  console.log(
    `\nCPU time a request at ${connections} connections, as a multiple of a bare node:http with the same bytes\n`,
  );
  console.log(''.padEnd(24) + [...names, 'aim'].map((name) => name.padStart(12)).join(''));
  for (const { name, aim } of works) {
    const results = find(name, connections);
    const bare = results['bare node:http'].cpuMs;
    const cells = names.map((server) => (results[server] ? (results[server].cpuMs / bare).toFixed(1) : ''));
    const isMissed = kinds.some((kind) => results[kind].cpuMs / bare > aim);
    const columns = [...cells, String(aim)].map((cell) => cell.padStart(12)).join('');
    console.log(`${name.padEnd(24)}${columns}${isMissed ? '   missed' : ''}`);
  }
}

export function printMemory(memory) {
  console.log(`\nMemory, MB        at rest     after      peak`);
  for (const [server, { rest, after, peak }] of Object.entries(memory)) {
    console.log(
      `  ${server.padEnd(12)}${[rest, after, peak].map((size) => String(size).padStart(10)).join('')}`,
    );
  }
}

export function printMisses({ first, storm }) {
  const { ours, sql } = first;
  console.log('\nFirst answer after a change of content, an article, CPU ms of server and PostgreSQL');
  console.log(
    `  ours ${ours.toFixed(2)}, bare pg ${sql.toFixed(2)}: ${(ours / sql).toFixed(1)} times; aim 1.3 and rendering`,
  );
  console.log(
    `\n${storm.addresses} different addresses within ${storm.seconds.toFixed(0)} s: of ${storm.asked} requests for`,
  );
  console.log(
    `  popular ones beside them ${storm.made} were made anew, of which ${storm.due} after their ten seconds`,
  );
}
