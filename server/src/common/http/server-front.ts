import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

declare module 'fastify' {
  interface FastifyInstance {
    front: ServerFront;
  }
}

/**
 * The HTTP server with a place in front of Fastify, whose way of a request through hooks and routes takes longer than
 * sending an answer that is ready.
 */
export class ServerFront {
  /** Answers a request, or hands it on. */
  handle: (request: IncomingMessage, response: ServerResponse, goOn: Handle) => void = (
    request,
    response,
    goOn,
  ) => goOn(request, response);

  /** For Fastify's option `serverFactory`, which leaves the settings of the server to it. */
  readonly createServer = (goOn: Handle, options: object): Server => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as ServerOptions;
    const server = createServer(http, (request, response) => this.handle(request, response, goOn));
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    return server.setTimeout(connectionTimeout);
  };
}

/** Fastify's options with their defaults. */
interface ServerOptions {
  http: { requireHostHeader?: boolean };
  keepAliveTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
}
