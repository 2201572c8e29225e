const minuteMs = 60_000;

interface Client {
  /** When the requests of the last minute came, oldest first; those before `first` are older. */
  times: number[];
  first: number;
  /** When the minute is over that is counted down to the client. */
  minuteEndsAt: number;
  /** 0 where nothing is refused. */
  refusedUntil: number;
}

/** How many requests a client sent in the last minute. */
export interface Count {
  requests: number;
  /** Seconds until the current minute ends. */
  endsIn: number;
  /** Seconds for which requests are refused; undefined where this one is not. */
  refusedFor: number | undefined;
}

/** Counts the requests of each client in the minute before now, and refuses those of a minute where there were too many. */
export class RequestsAMinute {
  readonly #clients = new Map<string, Client>();
  #sweptAt = 0;

  constructor(private readonly allowed: number) {}

  /** Counts one more request. @param now on a clock that nobody sets */
  count(name: string, now = performance.now()): Count {
    if (now - this.#sweptAt >= minuteMs) this.#sweep(now);
    let client = this.#clients.get(name);
    if (!client)
      this.#clients.set(name, (client = { times: [], first: 0, minuteEndsAt: 0, refusedUntil: 0 }));
    if (client.minuteEndsAt <= now) client.minuteEndsAt = now + minuteMs;
    if (client.refusedUntil !== 0 && client.refusedUntil <= now) {
      client.refusedUntil = 0;
      client.times = [];
      client.first = 0;
    }
    if (client.refusedUntil === 0) {
      forgetOld(client, now);
      client.times.push(now);
      if (requestsOf(client) > this.allowed) client.refusedUntil = now + minuteMs;
    }
    return {
      requests: requestsOf(client),
      endsIn: secondsUntil(client.minuteEndsAt, now),
      refusedFor: client.refusedUntil === 0 ? undefined : secondsUntil(client.refusedUntil, now),
    };
  }

  /** How many clients are known: those that asked nothing for a minute are forgotten. */
  get size(): number {
    return this.#clients.size;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [name, { times, refusedUntil }] of this.#clients) {
      if (refusedUntil <= now && times.at(-1)! <= now - minuteMs) this.#clients.delete(name);
    }
  }
}

/** Moves on past what is older than a minute, and makes room now and then, so that nothing is copied each time. */
function forgetOld(client: Client, now: number): void {
  const { times } = client;
  while (client.first < times.length && times[client.first]! <= now - minuteMs) client.first += 1;
  if (client.first < 100) return;
  times.splice(0, client.first);
  client.first = 0;
}

function requestsOf({ times, first }: Client): number {
  return times.length - first;
}

/** @returns whole seconds from now to a time */
export function secondsUntil(time: number, now: number): number {
  return Math.ceil((time - now) / 1000);
}
