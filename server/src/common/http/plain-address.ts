/**
 * An address as far as it says which page or call is meant: what follows may be a tracking code, or somebody's search.
 * `/track/` is followed by a code. The token after `/preview/` opens what is not published, the one after `/downloads/`
 * what was bought, the one after `/pack/` what is shared for a tender, and the one after `/calendars/` a calendar of the
 * firm.
 */
export function plainAddress(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  const [secret] = secretPath.exec(decoded(path)) ?? [];
  if (secret === undefined) return path || '/';
  // Written otherwise, it is shown as it is read.
  return secretPath.exec(path)?.[0] ?? secret;
}

const secretPath = /^.*?\/(?:track|previews?|downloads|calendars|licences|pack)(?=\/)/is;

/** A path as the router reads it. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
