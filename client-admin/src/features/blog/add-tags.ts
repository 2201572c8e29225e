/** Adds what was typed, commas between tags; each trimmed, and none twice in another case. */
export function addTags(tags: string[], typed: string): string[] {
  const wanted = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return wanted.reduce(
    (all, tag) => (all.some((other) => isSameTag(other, tag)) ? all : [...all, tag]),
    tags,
  );
}

export function isSameTag(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
