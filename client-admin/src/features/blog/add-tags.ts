/** Adds what was typed, commas between tags; each trimmed, and none twice in whatever case. */
export function addTags(tags: string[], typed: string): string[] {
  const wanted = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return wanted.reduce(
    (all, tag) => (all.some((other) => other.toLowerCase() === tag.toLowerCase()) ? all : [...all, tag]),
    tags,
  );
}
