/**
 * An address as far as it says which page or call is meant: what follows may be a tracking code, or somebody's search.
 * A code also stands behind `/track/`, where the API takes it, and who has what stands behind `/preview/` may look at
 * what is not published; who has what stands behind `/downloads/` loads what was bought, and behind `/calendars/` reads a
 * calendar of the firm.
 */
export function plainAddress(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  const [secret] = secretPath.exec(decoded(path)) ?? [];
  if (secret === undefined) return path || '/';
  // Written otherwise, it is shown as it is read.
  return secretPath.exec(path)?.[0] ?? secret;
}

const secretPath = /^.*?\/(?:track|previews?|downloads|calendars|licences)(?=\/)/is;

/** As the router reads it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
