import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../../common/network/in-process-request.js';

/** Upper bounds of the groups that latencies are counted in, in seconds. */
export const latencyBounds = [
  ...[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5],
  ...[1, 2.5, 5, 10],
];

/** All unknown methods count as one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Requests of one kind: how many took how long. */
export interface RequestCount {
  method: string;
  /** As the router knows it; empty where no route is meant. Never an address, of which there is no end. */
  route: string;
  /** `2xx`, `3xx`, `4xx` or `5xx`. */
  status: string;
  /** How many fell into each group of `latencyBounds`; the last is for those that took longer. */
  groups: number[];
  /** Seconds, all together. */
  seconds: number;
}

/** How many requests were answered and how long that took, in plain numbers: counting costs next to nothing. */
export class RequestCounts {
  readonly #counts = new Map<string, RequestCount>();

  /** Counts what Fastify answers; what a page requests from this process is a part of the page. */
  register(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      if (!isInProcess(request.headers)) {
        this.count(request.method, request.routeOptions.url ?? '', reply.statusCode, reply.elapsedTime);
      }
      done();
    });
  }

  /** @param tookMs milliseconds */
  count(method: string, route: string, statusCode: number, tookMs: number): void {
    const status = Math.floor(statusCode / 100);
    const key = `${method} ${status} ${route}`;
    let count = this.#counts.get(key);
    if (!count) {
      const groups = Array.from({ length: latencyBounds.length + 1 }, () => 0);
      const known = methods.has(method) ? method : 'other';
      count = { method: known, route, status: `${status}xx`, groups, seconds: 0 };
      this.#counts.set(key, count);
    }
    const seconds = tookMs / 1000;
    let group = 0;
    while (group < latencyBounds.length && seconds > latencyBounds[group]!) group += 1;
    count.groups[group]! += 1;
    count.seconds += seconds;
  }

  all(): RequestCount[] {
    return [...this.#counts.values()];
  }
}
