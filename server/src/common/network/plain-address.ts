/**
 * An address as far as it says which page or call is meant: what follows may be a tracking code, or somebody's search.
 * `/track/` is followed by a code. The token after `/preview/` opens what is not published, the one after `/downloads/`
 * what was bought, the one after `/pack/` what is shared for a tender, and the one after `/calendars/` a calendar of the
 * firm.
 */
export function plainAddress(address: string): string {
  const path = address.replace(/[?#].*/s, '');
  const readAs = upToSecret(decoded(path));
  if (readAs === undefined) return path || '/';
  // Written otherwise, it is shown as it is read.
  return upToSecret(path) ?? readAs;
}

const beforeSecret = /[\\/](?:track|previews?|downloads|calendars|licences|pack)(?=[\\/])/i;

/** @returns undefined where no secret follows */
function upToSecret(path: string): string | undefined {
  const found = beforeSecret.exec(path);
  return found ? path.slice(0, found.index + found[0].length) : undefined;
}

/** A path as the router reads it. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names that links in posts, mails and advertisements carry for other services; no page of ours reads them. */
const campaignName =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|igshid|li_fat_id|mc_[ce]id|_gl)$/i;

/** An address without them: it shows the same page. */
export function withoutCampaign(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const remaining = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => !campaignName.test(pair.split('=', 1)[0]!));
  return remaining.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${remaining.join('&')}`;
}
