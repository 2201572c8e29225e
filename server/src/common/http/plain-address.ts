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
