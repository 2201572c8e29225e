import {
  doubledKeyLetters,
  ethiopicKeySteps,
  firstNumeral,
  foldedSyllables,
  foldTable,
  lastNumeral,
  latinKeySteps,
  mostNumerals,
  prefixes,
  sharedKeySteps,
  shortestKey,
  type Step,
} from '../../common/search/fold-table.js';
import { keySigns } from '../../common/search/search-patterns.js';

const numerals = `[${firstNumeral}-${lastNumeral}]`;
/**
 * The functions by which the database folds what is searched and what is looked for, made of the table that TypeScript
 * folds by. All are immutable and name nothing but each other, so they work behind poolers and on replicas.
 */
export function foldFunctions(): string {
  return [
    searchNumber,
    searchFold(),
    searchSounds('latin', latinSounds()),
    searchSounds('ethiopic', ethiopicSounds()),
    searchKeys,
    searchTextOf,
    searchKeysOf,
    searchPhrase,
    searchTitleOf,
  ].join(';\n');
}

/** The functions' names, each after those that need it. */
export const foldFunctionNames = [
  'search_title_of(text)',
  'search_phrase(text)',
  'search_keys_of(text)',
  'search_text_of(text)',
  'search_keys(text)',
  'search_ethiopic_sounds(text)',
  'search_latin_sounds(text)',
  'search_fold(text)',
  'search_number(text)',
];

const immutable = 'IMMUTABLE STRICT PARALLEL SAFE';

/** What fold.ts calls `readNumeral`. */
const searchNumber = `
CREATE OR REPLACE FUNCTION search_number(run text) RETURNS text LANGUAGE plpgsql ${immutable} AS $$
DECLARE
  total numeric := 0;
  hundreds numeric := 0;
  pair numeric := 0;
  rank int;
  is_after_unit boolean := false;
BEGIN
  FOR place IN 1..length(run) LOOP
    rank := ascii(substr(run, place, 1)) - ${firstNumeral.codePointAt(0)! - 1};
    IF rank <= 9 THEN
      pair := CASE WHEN is_after_unit THEN pair * 10 ELSE pair END + rank;
    ELSIF rank <= 18 THEN
      pair := pair + (rank - 9) * 10;
    ELSIF rank = 19 THEN
      hundreds := hundreds + greatest(pair, 1) * 100;
      pair := 0;
    ELSE
      total := greatest(total + hundreds + pair, 1) * 10000;
      hundreds := 0;
      pair := 0;
    END IF;
    is_after_unit := rank <= 9;
  END LOOP;
  RETURN total + hundreds + pair;
END $$`;

/** What fold.ts calls `fold`. Most texts need no more than one pass. */
function searchFold(): string {
  const [singles, spelledOut] = [new Map<string, string>(), new Map<string, string>()];
  for (const [from, to] of foldTable) ([...to].length > 1 ? spelledOut : singles).set(from, to);
  // What has no counterpart in the second list goes.
  const ordered = [...singles].sort(([, a], [, b]) => b.length - a.length);
  const [from, to] = [0, 1].map((side) => literal(ordered.map((pair) => pair[side]).join('')));
  const replaced = [...spelledOut].reduce(
    (inner, pair) => `replace(${inner}, ${pair.map(literal).join(', ')})`,
    'folded',
  );
  return `
CREATE OR REPLACE FUNCTION search_fold(source text) RETURNS text LANGUAGE plpgsql ${immutable} AS $$
DECLARE
  folded text := translate(lower(normalize(source, NFC) COLLATE "und-x-icu"), ${from}, ${to});
BEGIN
  IF folded ~ '[${[...spelledOut.keys()].join('')}]' THEN
    folded := ${replaced};
  END IF;
  IF folded ~ '${numerals}' THEN
    folded := (SELECT string_agg(coalesce(search_number(run[1]), run[2]), '' ORDER BY place)
      FROM regexp_matches(folded, '(${numerals}{1,${mostNumerals}})|([^${numerals.slice(1)}+)', 'g') WITH ORDINALITY AS runs (run, place));
  END IF;
  RETURN folded;
END $$`;
}

const latinSounds = () => steps('words', [...latinKeySteps, ...sharedKeySteps]);

/** Each syllable gets its vowel behind it, and then becomes its consonant. */
function ethiopicSounds(): string {
  const syllables = foldedSyllables();
  const voiced = ['a', 'u', 'o'].map((vowel): Step => {
    const those = syllables.filter((each) => each.vowel === vowel);
    return [`([${those.map(({ syllable }) => syllable).join('')}])`, `\\1${vowel}`];
  });
  const ordered = [...syllables].sort((a, b) => b.consonant.length - a.consonant.length);
  const from = ordered.map(({ syllable }) => syllable).join('');
  const to = ordered.map(({ consonant }) => consonant).join('');
  const spoken = steps('words', [...ethiopicKeySteps, ...voiced]);
  return steps(`translate(${spoken}, '${from}', '${to}')`, sharedKeySteps);
}

/** How words sound, by which both scripts are compared; see fold.ts. @param sounds SQL that makes it of `words` */
const searchSounds = (script: string, sounds: string) => `
CREATE OR REPLACE FUNCTION search_${script}_sounds(words text) RETURNS text LANGUAGE sql ${immutable} AS $$
  SELECT ${steps(`upper(${sounds} COLLATE "C")`, [doubledKeyLetters])}
$$`;

/** The keys of all words of a folded text, each with the sign of its script in front. */
const searchKeys = `
CREATE OR REPLACE FUNCTION search_keys(folded text) RETURNS text LANGUAGE sql ${immutable} AS $$
  WITH plain AS (
    SELECT regexp_replace(normalize(folded, NFD), '[\\u0300-\\u036f'']', '', 'g') AS letters
  ), latin AS (
    SELECT DISTINCT word FROM plain, unnest(string_to_array(regexp_replace(letters, '[^a-z]+', ' ', 'g'), ' ')) AS word
    WHERE word <> ''
  ), ethiopic AS (
    SELECT word FROM plain, unnest(string_to_array(regexp_replace(letters, '[^\\u1200-\\u135a]+', ' ', 'g'), ' ')) AS word
    WHERE word <> ''
  ), spoken AS (
    SELECT '${keySigns.latin}' AS sign, search_latin_sounds(string_agg(word, ' ')) AS words FROM latin
    UNION ALL
    SELECT '${keySigns.ethiopic}', search_ethiopic_sounds(string_agg(word, ' '))
    FROM (SELECT word FROM ethiopic UNION SELECT substr(word, 2) FROM ethiopic WHERE word ~ '^[${prefixes}]..') AS words
  )
  SELECT coalesce(' ' || string_agg(DISTINCT (sign || key) COLLATE "C", ' ') || ' ', '')
  FROM spoken, unnest(string_to_array(words, ' ')) AS key WHERE length(key) >= ${shortestKey}
$$`;

/**
 * What is searched of a record: its words, each once – those of its texts in lower case, as releases before the fold look
 * for them, and those that are folded otherwise. Words are found one by one, as parts of words, so their order is no
 * matter, and an article gets many times shorter.
 */
const searchTextOf = `
CREATE OR REPLACE FUNCTION search_text_of(source text) RETURNS text LANGUAGE sql ${immutable} AS $$
  WITH texts AS MATERIALIZED (
    SELECT search_fold(source) AS folded,
      translate(lower(source COLLATE "und-x-icu"), E'\\n\\r\\t', '   ') AS plain
  ), words AS (
    SELECT unnest(string_to_array(folded, ' ')) AS word FROM texts
    UNION SELECT unnest(string_to_array(plain, ' ')) FROM texts
  )
  SELECT coalesce((SELECT string_agg(word, ' ' ORDER BY word COLLATE "C") FROM words WHERE word <> ''), '')
$$`;

/** The keys of a record's words, for an index that knows them whole: texts are not read to tell which have one. */
const searchKeysOf = `
CREATE OR REPLACE FUNCTION search_keys_of(source text) RETURNS tsvector LANGUAGE sql ${immutable} AS $$
  SELECT array_to_tsvector(array_remove(string_to_array(search_keys(search_fold(source)), ' '), ''))
$$`;

/** A title as hits are ranked by: on a line of its own, and its keys. More than one are put together. */
const searchTitleOf = `
CREATE OR REPLACE FUNCTION search_title_of(title text) RETURNS text LANGUAGE sql ${immutable} AS $$
  SELECT E'\\n' || search_phrase(folded) || E'\\n' || search_keys(folded) FROM search_fold(title) AS folded
$$`;

/** Words as they are typed, folded, with one space between them. */
const searchPhrase = `
CREATE OR REPLACE FUNCTION search_phrase(words text) RETURNS text LANGUAGE sql ${immutable} AS $$
  SELECT trim(regexp_replace(search_fold(words), ' +', ' ', 'g'))
$$`;

function steps(sql: string, all: readonly Step[]): string {
  return all.reduce(
    (inner, [pattern, replacement]) =>
      // Expressions are compiled anew each time where there are many of them.
      /^\w+$/.test(pattern)
        ? `replace(${inner}, '${pattern}', '${replacement}')`
        : `regexp_replace(${inner}, '${pattern}', '${replacement}', 'g')`,
    sql,
  );
}

/** A text of SQL; what nobody could see in it is written as its number. */
function literal(text: string): string {
  const written = [...text].map((each) => {
    if (each === "'") return "''";
    if (each === '\\') return '\\\\';
    if (/[\p{L}\p{P}\p{S}]/u.test(each)) return each;
    return `\\u${each.codePointAt(0)!.toString(16).padStart(4, '0')}`;
  });
  return `E'${written.join('')}'`;
}
