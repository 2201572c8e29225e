import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The functions by which the database folds what is searched and what is looked for, so that a word is
 * found however it is written. `common/search/fold.ts` does the same in TypeScript, and
 * `test/contracts/fold.spec.ts` compares both. All are immutable and call nothing but each other, so they
 * work in indexes, and behind poolers.
 */
export class Search1800000001000 implements MigrationInterface {
  name = 'Search1800000001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What fold.ts calls readNumeral(): the value of an Ethiopic number. 4968 comes before ፩.
      CREATE FUNCTION search_number(run text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        total numeric := 0;
        hundreds numeric := 0;
        pair numeric := 0;
        rank int;
        is_after_unit boolean := false;
      BEGIN
        FOR place IN 1..length(run) LOOP
          rank := ascii(substr(run, place, 1)) - 4968;
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
      END $$;

      -- What fold.ts calls fold(). Most texts need no more than one pass.
      CREATE FUNCTION search_fold(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        -- Each letter becomes the one in the same place of the second list; what has none there is left out.
        folded text := translate(lower(normalize(source, NFC) COLLATE "und-x-icu"),
          E'፠፡።፣፤፥፦፧፨\\u0009\\u000a\\u000b\\u000c\\u000d'
           '\\u0085\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a'
           '\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff’‘ʼʻ\`´′＇ςሃሇሐሑሒሓሔሕሖሠሡሢሣሤሥሦሼቇቈቊቍቘቚቝቼኀኁኂኃኄኅ'
           'ኆኇኈኊኍኜኣኧኯኰኲኵኸኹኺኻኼኽኾዀዂዅዉዏዐዑዒዓዔዕዖዤዪዬዯጄጏጐጒጕጬፀፁፂፃፄፅፆፇ\\u135d\\u135e\\u135f\\u00ad\\u200b'
           '\\u200c\\u200d\\u200e\\u200f\\u2060',
          E'\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020'
           '\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020'
           '\\u0020\\u0020\\u0020\\u0020\\u0020\\u0020''''''''''''''''σሀሆሀሁሂሀሄህሆሰሱሲሳሴስሶሸቆቆቁቁቖቑቑቸሀሁሂሀሄህ'
           'ሆሆሆሁሁኘአአኮኮኩኩሀሁሂሀሄህሆሆሁሁውዎአኡኢአኤእኦዠይየዮጀጎጎጉጉጨጸጹጺጻጼጽጾጾ');
      BEGIN
        -- Most texts have no labialised letters and no Ethiopic numbers.
        IF folded ~ '[ሏሗሟሧሯሷሿቋቌቛቜቧቯቷቿኋኌኗኟኳኴዃዄዟዧዷዿጇጓጔጟጧጯጷጿፏፗፘፙፚ]' THEN
          folded :=
            replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
            replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
            replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
            replace(replace(replace(replace(replace(replace(replace(folded,
            E'ሏ', E'ሉዋ'), E'ሗ', E'ሁዋ'), E'ሟ', E'ሙዋ'), E'ሧ', E'ሱዋ'),
            E'ሯ', E'ሩዋ'), E'ሷ', E'ሱዋ'), E'ሿ', E'ሹዋ'), E'ቋ', E'ቁዋ'),
            E'ቌ', E'ቁዌ'), E'ቛ', E'ቑዋ'), E'ቜ', E'ቑዌ'), E'ቧ', E'ቡዋ'),
            E'ቯ', E'ቩዋ'), E'ቷ', E'ቱዋ'), E'ቿ', E'ቹዋ'), E'ኋ', E'ሁዋ'),
            E'ኌ', E'ሁዌ'), E'ኗ', E'ኑዋ'), E'ኟ', E'ኙዋ'), E'ኳ', E'ኩዋ'),
            E'ኴ', E'ኩዌ'), E'ዃ', E'ሁዋ'), E'ዄ', E'ሁዌ'), E'ዟ', E'ዙዋ'),
            E'ዧ', E'ዡዋ'), E'ዷ', E'ዱዋ'), E'ዿ', E'ዹዋ'), E'ጇ', E'ጁዋ'),
            E'ጓ', E'ጉዋ'), E'ጔ', E'ጉዌ'), E'ጟ', E'ጙዋ'), E'ጧ', E'ጡዋ'),
            E'ጯ', E'ጩዋ'), E'ጷ', E'ጱዋ'), E'ጿ', E'ጹዋ'), E'ፏ', E'ፉዋ'),
            E'ፗ', E'ፑዋ'), E'ፘ', E'ርያ'), E'ፙ', E'ምያ'), E'ፚ', E'ፍያ');
        END IF;
        IF folded ~ '[፩-፼]' THEN
          folded := (SELECT string_agg(coalesce(search_number(run[1]), run[2]), '' ORDER BY place)
            FROM regexp_matches(folded, '([፩-፼]{1,8})|([^፩-፼]+)', 'g') WITH ORDINALITY AS runs (run, place));
        END IF;
        RETURN folded;
      END $$;
    `);
    await queryRunner.query(`
      -- How words sound, by which both scripts are compared: what fold.ts calls keyOf(). The steps are in the
      -- order in which they apply.
      CREATE FUNCTION search_latin_sounds(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT
          regexp_replace(upper(replace(regexp_replace(replace(replace(regexp_replace(regexp_replace(
          regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          replace(replace(replace(words,
            'ch', 'C'),
            'sh', 'X'),
            'ts', 'Q'),
            'zh', 'Z'),
            'kh', 'h'),
            'gn', 'N'),
            'ny', 'N'),
            'th', 't'),
            'dh', 'd'),
            'ph', 'p'),
            'c', 'k'),
            'q', 'k'),
            'x', 'ks'),
            '(?<=[aeou])i|i(?=[aeou])', 'y', 'g'),
            '(?<![aeiou])y(?![aeiou])', '', 'g'),
            '(^| )i', '\\1a', 'g'),
            'i', ''),
            'e', 'a'),
            'uw?(?=[ao])', 'w', 'g'),
            'wo', 'wa')
            COLLATE "C"),
            '([A-Z])\\1+', '\\1', 'g')
      $$;

      -- The same for Ethiopic: each syllable gets its vowel behind it, and then becomes its consonant.
      CREATE FUNCTION search_ethiopic_sounds(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT
          regexp_replace(upper(replace(regexp_replace(translate(regexp_replace(regexp_replace(
          regexp_replace(regexp_replace(words,
            '(^| )[እኢ]', '\\1a', 'g'),
            '([ሀሄለላሌመማሜረራሬሰሳሴሸሻቀቃቄቐቓቔበባቤቨቫቬተታቴቸቻነናኔኘኛአኤከካኬወዋዌዘዛዜዠዣየያደዳዴዸዻዼጀጃገጋጌጘጛጜጠጣጤጨጫጰጳጴጸጻጼፈፋፌፐፓፔ])', '\\1a', 'g'),
            '([ሁሉሙሩሱሹቁቑቡቩቱቹኑኙኡኩዙዡዩዱዹጁጉጙጡጩጱጹፉፑ])', '\\1u', 'g'),
            '([ሆሎሞሮሶሾቆቖቦቮቶቾኖኞኦኮዎዞዦዮዶዾጆጎጞጦጮጶጾፎፖ])', '\\1o', 'g'),
            'ሀሁሂሄህሆለሉሊላሌልሎመሙሚማሜምሞረሩሪራሬርሮሰሱሲሳሴስሶሸሹሺሻሽሾቀቁቂቃቄቅቆቐቑቒቓቔቕቖበቡቢባቤብቦቨቩቪቫቬ'
            'ቭቮተቱቲታቴትቶቸቹቺቻችቾነኑኒናኔንኖኘኙኚኛኝኞከኩኪካኬክኮወዊዋዌውዎዘዙዚዛዜዝዞዠዡዢዣዥዦየዩያይዮደዱዲዳዴድዶ'
            'ዸዹዺዻዼዽዾጀጁጂጃጅጆገጉጊጋጌግጎጘጙጚጛጜጝጞጠጡጢጣጤጥጦጨጩጪጫጭጮጰጱጲጳጴጵጶጸጹጺጻጼጽጾፈፉፊፋፌፍፎፐፑፒፓፔ'
            'ፕፖአኡኢኤእኦ',
            'hhhhhhlllllllmmmmmmmrrrrrrrsssssssXXXXXXkkkkkkkkkkkkkkbbbbbbbvvvvv'
            'vvtttttttCCCCCCnnnnnnnNNNNNNkkkkkkkwwwwwwzzzzzzzZZZZZZyyyyyddddddd'
            'dddddddjjjjjjggggggggggggggtttttttCCCCCCpppppppQQQQQQQfffffffppppp'
            'pp'),
            'uw?(?=[ao])', 'w', 'g'),
            'wo', 'wa')
            COLLATE "C"),
            '([A-Z])\\1+', '\\1', 'g')
      $$;
    `);
    await queryRunner.query(`
      -- The keys of all words of a folded text, each behind the sign of its script (keySigns of
      -- search-patterns.ts). Words that begin with a prefix of Amharic have a key without it as well.
      CREATE FUNCTION search_keys(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        WITH plain AS (
          SELECT regexp_replace(normalize(folded, NFD), '[\\u0300-\\u036f'']', '', 'g') AS letters
        ), latin AS (
          SELECT DISTINCT word FROM plain,
              unnest(string_to_array(regexp_replace(letters, '[^a-z]+', ' ', 'g'), ' ')) AS word
          WHERE word <> ''
        ), ethiopic AS (
          SELECT word FROM plain,
              unnest(string_to_array(regexp_replace(letters, '[^\\u1200-\\u135a]+', ' ', 'g'), ' ')) AS word
          WHERE word <> ''
        ), spoken AS (
          SELECT '2' AS sign, search_latin_sounds(string_agg(word, ' ')) AS words FROM latin
          UNION ALL
          SELECT '1', search_ethiopic_sounds(string_agg(word, ' '))
          FROM (
            SELECT word FROM ethiopic
            UNION SELECT substr(word, 2) FROM ethiopic WHERE word ~ '^[የበለከ]..'
          ) AS words
        )
        SELECT coalesce(' ' || string_agg(DISTINCT (sign || key) COLLATE "C", ' ') || ' ', '')
        FROM spoken, unnest(string_to_array(words, ' ')) AS key WHERE length(key) >= 3
      $$;

      -- The words of a record, folded, each once. They are found one by one, as parts of
      -- words, so their order does not matter, and an article gets many times shorter.
      CREATE FUNCTION search_text_of(source text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT coalesce(string_agg(word, ' ' ORDER BY word COLLATE "C"), '')
        FROM (SELECT DISTINCT unnest(string_to_array(search_fold(source), ' ')) AS word) AS words
        WHERE word <> ''
      $$;

      -- The keys of a record's words, for an index that knows whole keys: no text is read to find which
      -- records have one.
      CREATE FUNCTION search_keys_of(source text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT array_to_tsvector(array_remove(string_to_array(search_keys(search_fold(source)), ' '), ''))
      $$;

      -- Words as they are typed, folded, with one space between them.
      CREATE FUNCTION search_phrase(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT trim(regexp_replace(search_fold(words), ' +', ' ', 'g'))
      $$;

      -- A title, by which hits are ranked: on a line of its own, and its keys. Several titles are
      -- concatenated.
      CREATE FUNCTION search_title_of(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT E'\\n' || search_phrase(folded) || E'\\n' || search_keys(folded) FROM search_fold(title) AS folded
      $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION search_title_of(text);
      DROP FUNCTION search_phrase(text);
      DROP FUNCTION search_keys_of(text);
      DROP FUNCTION search_text_of(text);
      DROP FUNCTION search_keys(text);
      DROP FUNCTION search_ethiopic_sounds(text);
      DROP FUNCTION search_latin_sounds(text);
      DROP FUNCTION search_fold(text);
      DROP FUNCTION search_number(text);
    `);
  }
}
