import {
  Agent,
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** As in deploy/Caddyfile: lb_try_duration, lb_try_interval and health_timeout. */
const longestTryMs = 5_000;
const tryAgainMs = 100;
const probePatienceMs = 2_000;
/** health_interval: shorter, so that a test need not wait for it. */
const probeEveryMs = 200;

/** What a server made of a request: it answered, nothing was sent to it, or nobody knows. */
type Outcome = 'answered' | 'not sent' | 'broken';

/** One server behind it. */
interface Upstream {
  origin: string;
  agent: Agent;
  isReady: boolean;
  underWay: number;
}

/**
 * A proxy as that of deploy/Caddyfile. It sends a request to the server that is ready and has the fewest under way,
 * on connections that it keeps; asks /health/ready; and what could not be sent it sends to the other one. That is
 * where no connection came about, so that no server has seen anything of the request, and for GET, which changes
 * nothing, until an answer begins. Any other failure is answered 502, as by Caddy: the request may have been
 * carried out.
 */
export class Balancer {
  /** Requests that went to a second server. */
  sentAgain = 0;
  readonly #upstreams: Upstream[];
  readonly #server: Server;
  #turn = 0;
  #isOver = false;

  private constructor(origins: string[]) {
    this.#upstreams = origins.map((origin) => ({
      origin,
      agent: new Agent({ keepAlive: true }),
      isReady: false,
      underWay: 0,
    }));
    this.#server = createServer((request, response) => void this.#pass(request, response));
  }

  /** @param origins of the servers; it begins once one is ready */
  static async start(origins: string[]): Promise<Balancer> {
    const balancer = new Balancer(origins);
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    for (const upstream of balancer.#upstreams) void balancer.#probe(upstream);
    while (!balancer.#upstreams.some(({ isReady }) => isReady)) await sleep(20);
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whether it sends requests there. */
  sendsTo(origin: string): boolean {
    return this.#upstreams.some((upstream) => upstream.origin === origin && upstream.isReady);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    for (const { agent } of this.#upstreams) agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #probe(upstream: Upstream): Promise<void> {
    while (!this.#isOver) {
      const signal = AbortSignal.timeout(probePatienceMs);
      upstream.isReady = await fetch(`${upstream.origin}/health/ready`, { signal }).then(
        async (answer) => (await answer.arrayBuffer(), answer.ok),
        () => false,
      );
      await sleep(probeEveryMs);
    }
  }

  /** The one with the fewest requests under way; of several each in turn. */
  #choose(): Upstream | undefined {
    const ready = this.#upstreams.filter(({ isReady }) => isReady);
    const fewest = Math.min(...ready.map(({ underWay }) => underWay));
    const free = ready.filter(({ underWay }) => underWay === fewest);
    return free[(this.#turn += 1) % free.length];
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const end = Date.now() + longestTryMs;
    for (;;) {
      const upstream = this.#choose();
      const outcome = upstream ? await this.#send(upstream, request, body, response) : 'not sent';
      if (outcome === 'answered') return;
      const isSafe = outcome === 'not sent' || request.method === 'GET';
      if (!isSafe || Date.now() > end) {
        response.writeHead(502).end();
        return;
      }
      this.sentAgain += 1;
      await sleep(tryAgainMs);
    }
  }

  #send(
    upstream: Upstream,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<Outcome> {
    return new Promise((resolve) => {
      let isConnected = false;
      const onward = ask(upstream.origin + url, {
        method,
        agent: upstream.agent,
        headers: withoutHop(headers),
      });
      upstream.underWay += 1;
      onward.once('close', () => (upstream.underWay -= 1));
      onward.once('socket', (socket: Socket) => {
        isConnected = !socket.connecting;
        if (!isConnected) socket.once('connect', () => (isConnected = true));
      });
      onward.on('error', () => resolve(isConnected ? 'broken' : 'not sent'));
      onward.once('response', (answer) => {
        resolve('answered');
        response.writeHead(answer.statusCode!, withoutHop(answer.headers));
        // Where the answer breaks off its reader gets an error.
        pipeline(answer, response, () => {});
      });
      response.once('close', () => onward.destroy());
      onward.end(body);
    });
  }
}

/** What is said from hop to hop stays there. */
function withoutHop<Headers extends IncomingMessage['headers']>(headers: Headers): Headers {
  const passed = { ...headers };
  delete passed.connection;
  delete passed['keep-alive'];
  delete passed['transfer-encoding'];
  return passed;
}
