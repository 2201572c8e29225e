import { describeTakenPort } from '../check-port.js';
import { ServiceState } from '../common/metrics/service-state.enum.js';
import type { Config } from '../config/config.js';
import { productVersion } from '../config/product-version.js';
import type { RunningServer } from './find-server.js';
import type { Finding } from './finding.js';

const leastNode = 20;

/** @param build whether what was built is of the sources beside it; undefined where there are none, as in the image */
export function checkVersion(build: string | undefined): Finding {
  const found = `${productVersion} on Node.js ${process.versions.node}`;
  const about = 'Version';
  if (Number.parseInt(process.versions.node, 10) < leastNode) {
    return { state: 'wrong', about, found: `${found}.`, advice: `Install Node.js ${leastNode} or newer.` };
  }
  if (build === 'changed') {
    const differs = `${found}; the sources have changed since it was built.`;
    return { state: 'wrong', about, found: differs, advice: 'Restart with npm start, or run npm run build.' };
  }
  return { state: 'ok', about, found: build ? `${found}, built from these sources.` : `${found}.` };
}

/**
 * The ports, and the server behind them.
 * @param isInUse whether a process has the embedded database of the settings open; undefined with PostgreSQL
 */
export async function checkServer(
  { port, host, metricsPort }: Config,
  server: RunningServer | undefined,
  isInUse: boolean | undefined,
): Promise<Finding[]> {
  const about = 'Port';
  if (server) {
    if (isInUse === false) {
      const found = `A server with another DATA_DIR answers on port ${port}.`;
      return [{ state: 'wrong', about, found, advice: 'Stop it, or set PORT to another port.' }];
    }
    return [{ state: 'ok', about, found: `The server answers on port ${port}.` }, ...stateOf(server)];
  }
  const ports: [number | undefined, string][] = [
    [port, 'PORT'],
    [metricsPort, 'METRICS_PORT'],
  ];
  const findings: Finding[] = [];
  for (const [number, setting] of ports) {
    if (number === undefined) continue;
    const taken = await describeTakenPort(number, host, setting);
    if (taken) findings.push({ state: 'wrong', about, found: `${taken[0]!.toUpperCase()}${taken.slice(1)}` });
    else findings.push({ state: 'ok', about, found: `Port ${number} is free; no server runs.` });
  }
  return findings;
}

function stateOf({ version, isReady, reason, redis, storage }: RunningServer): Finding[] {
  const about = 'Server';
  const findings: Finding[] = [];
  if (!isReady) {
    const found = `The server is not ready (${reason}).`;
    findings.push({ state: 'wrong', about, found, advice: 'Read the last lines of its log.' });
  } else if (version !== productVersion) {
    const found = `The server runs version ${version}, installed is ${productVersion}.`;
    findings.push({ state: 'wrong', about, found, advice: 'Restart it.' });
  } else {
    findings.push({ state: 'ok', about, found: `The server is ready and runs version ${version}.` });
  }
  if (redis === ServiceState.DOWN) {
    const found = 'Redis does not answer the server; it goes on without.';
    findings.push({ state: 'wrong', about: 'Redis', found, advice: 'Check REDIS_URL.' });
  }
  if (storage === ServiceState.DOWN) {
    const found = 'The place of uploads does not answer the server.';
    findings.push({ state: 'wrong', about: 'Uploads', found, advice: 'Check DATA_DIR/uploads or S3_….' });
  }
  return findings;
}
