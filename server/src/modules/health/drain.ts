import { Injectable } from '@nestjs/common';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The time between the requested time to stop and the stop: requests are still served, and their connections closed. */
@Injectable()
export class Drain {
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** From now on the probe says that the server stops, and every connection is over with its next answer. */
  begin(server: Server): void {
    this.#hasBegun = true;
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Connection', 'close');
    });
  }
}
