/** The path of a picture of the site, anywhere in a text. */
export const picturePaths = /\/uploads\/(?:[\w-]+\/)*[\w-]+\.webp/g;

/** The paths of pictures anywhere in some content. */
export function pathsIn(content: unknown): string[] {
  return [...new Set(JSON.stringify(content).match(picturePaths) ?? [])];
}
