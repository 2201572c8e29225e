import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network address behind a request, as Fastify's `request.ip` names it, for what is answered in front of Fastify.
 * @param trustProxy whether the nearest proxy's word counts; addresses before it are invented by the client
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const nearest = [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim();
  return nearest || (socket.remoteAddress ?? '');
}

/**
 * Who is behind a network address, for counting: an IPv4 address, or the /64 of an IPv6 one, which is what one line
 * gets. Proxies write the same address in several ways.
 */
export function clientOf(address: string): string {
  const [, bracketed, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  const ip = bracketed ?? v4 ?? address;
  if (!isIPv6(ip)) return ip;
  // Of an IPv4 address in IPv6 it is that one.
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
