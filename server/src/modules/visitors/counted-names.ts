import { trimEnd } from '@consultancy/shared/texts';
import { decoded } from '../../common/network/plain-address.js';
import { longestCountedName } from './visit-count.entity.js';

/** The name of everything that has no name of its own in the statistics. */
export const otherName = '(other)';

/** A page of this site has an address of at most two parts: `/projects/entoto-ridge-house`. */
const pagePath = /^\/(?:[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)?)?$/u;

/**
 * The name of a page in the figures: its path, the same in every language.
 * @param path without origin, query and fragment
 */
export function countedPage(path: string): string {
  const plain = trimEnd(decoded(path).replace(/^\/(?:am|om)(?=\/|$)/, ''), /\//);
  const page = plain === '' ? '/' : plain;
  return pagePath.test(page) && page.length <= longestCountedName ? page : otherName;
}

/**
 * The name of where somebody came from: the host of that site, and nothing of the address there.
 * @param referrer as the browser says it
 * @param ownHost of this site
 * @returns empty where somebody came by no link, or by one of this site
 */
export function countedSource(referrer: string | null | undefined, ownHost: string): string {
  if (!referrer) return '';
  const host = hostOf(referrer);
  if (host === undefined) return otherName;
  return host === ownHost.replace(/^www\./, '') ? '' : host;
}

/** A name that people can look up; numbers may be somebody's own machine. */
function hostOf(address: string): string | undefined {
  const { hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  const host = hostname.toLowerCase().replace(/^www\./, '');
  const isName = /^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(host) && host.length <= longestCountedName;
  return isName ? host : undefined;
}
