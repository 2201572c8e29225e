/** The whole address of a path of the site or of any picture; undefined for what is no address. */
export function wholeAddress(path: string | null | undefined, publicUrl: string): string | undefined {
  if (!path) return undefined;
  try {
    return new URL(path, publicUrl).href;
  } catch {
    return undefined;
  }
}
