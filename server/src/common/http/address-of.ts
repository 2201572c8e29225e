import type { IncomingMessage } from 'node:http';

/**
 * The network address behind a request, as Fastify's `request.ip` names it, for what is answered in front of Fastify.
 * @param trustProxy whether the nearest proxy's word counts; addresses before it are invented by the client
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const nearest = [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim();
  return nearest || (socket.remoteAddress ?? '');
}
