import { trimEnd } from '@consultancy/shared/texts';
/** At most `limit` characters, cut between words, with an ellipsis where something was cut. */
export function truncateText(text: string, limit: number): string {
  const clean = text.trim();
  if (clean.length <= limit) return clean;
  const lastSpace = clean.lastIndexOf(' ', limit - 1);
  // A very long first word is cut hard rather than dropped.
  const cut = clean.slice(0, lastSpace > limit / 2 ? lastSpace : limit - 1);
  return `${trimEnd(cut, /[\s,.;:፣።፤–-]/u)}…`;
}

/** "Hana Tesfaye Bekele" → "HB": the first letters of the first and last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
