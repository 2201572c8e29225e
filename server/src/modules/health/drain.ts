import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';

/** The time between the wish to stop and the stop: whoever comes is still served, and asked to go elsewhere. */
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
