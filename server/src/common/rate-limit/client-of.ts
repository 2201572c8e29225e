import { normalizeIp } from '@nestjs/throttler';

/**
 * Who is behind a network address, for counting: an IPv4 address, or the /64 of an IPv6 one, which is what one line
 * gets. Proxies write the same address in several ways.
 */
export function clientOf(address: string): string {
  const [, bracketed, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return normalizeIp(bracketed ?? v4 ?? address);
}
