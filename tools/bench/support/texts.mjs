// Texts as long and as varied as those that people write, made by the database itself: words of three syllables, each
// of which is in a few records only, so that a search for one has something to find.

const syllables = 'ba bo da de fa fi ga go ha ka ke la lo ma me na ne pa ra re sa se ta te wa'.split(' ');

/** How many words there are. */
export const wordCount = syllables.length ** 3;

/** @param number counts up; beyond `wordCount` the same words come in other cases, which find the same */
export function word(number) {
  const letters = [0, 1, 2]
    .map((place) => syllables[Math.floor(number / syllables.length ** place) % syllables.length])
    .join('');
  const cases = Math.floor(number / wordCount);
  return [...letters].map((letter, bit) => ((cases >> bit) & 1 ? letter.toUpperCase() : letter)).join('');
}

/** For the connection that fills: `pg_temp.words(seed, count)` and `pg_temp.article(seed, paragraphs)`, Markdown. */
export const textFunctions = `
  CREATE FUNCTION pg_temp.words(seed integer, amount integer) RETURNS text LANGUAGE sql AS $$
    SELECT string_agg(
      s[1 + n % ${syllables.length}] || s[1 + n / ${syllables.length} % ${syllables.length}] ||
      s[1 + n / ${syllables.length ** 2} % ${syllables.length}], ' ' ORDER BY k)
    FROM (SELECT k, (hashint8(seed::bigint * 1009 + k)::bigint + 2147483648) % ${wordCount} AS n
          FROM generate_series(1, amount) k) numbers,
         (SELECT ARRAY['${syllables.join("','")}'] AS s) parts
  $$;
  CREATE FUNCTION pg_temp.article(seed integer, paragraphs integer) RETURNS text LANGUAGE sql AS $$
    SELECT string_agg(
      CASE WHEN k % 3 = 1 THEN '## ' || initcap(pg_temp.words(seed + 7 * k, 4)) || E'\\n\\n' ELSE '' END ||
      'Stone walls keep the warmth of the day, **' || pg_temp.words(seed + 11 * k, 3) || '**, and ' ||
      pg_temp.words(seed + 13 * k, 40) || '. See [how we build](/services).', E'\\n\\n' ORDER BY k)
    FROM generate_series(1, paragraphs) k
  $$;
`;
