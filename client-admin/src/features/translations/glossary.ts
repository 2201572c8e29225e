import type { TranslatedLanguage } from '@consultancy/client-shared/api/model';
import glossaryText from '@consultancy/client-shared/i18n/glossary.md?raw';

/** A term of the glossary, in English and in both languages. */
export interface Term extends Record<TranslatedLanguage, string> {
  en: string;
}

interface FindableTerm extends Term {
  /** One way to write the English term, and what finds it in a text. */
  words: string;
  /** The beginning of its first word in small letters, which is in each text that has it. */
  stem: string;
  pattern: RegExp;
}

/** These are words of buttons and labels, which mean something else in a text when they begin a sentence. */
const LABELS = 'Interface';

/** The rows of the tables that have a column for each language. @param markdown GLOSSARY.md */
export function readGlossary(markdown: string): Term[] {
  const terms: Term[] = [];
  let section = '';
  let isTerms = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const [en = '', am = '', om = '', ...more] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!line.startsWith('|') || more.length > 0) isTerms = false;
    else if (en === 'en' && am === 'am' && om === 'om') isTerms = true;
    else if (isTerms && !en.startsWith('--'))
      terms.push(
        ...partsOf({ en, am, om }).filter((term) => section !== LABELS || !beginsWithCapital(term.en)),
      );
  }
  return terms;
}

/** A row may hold several terms, in each language as many. */
function partsOf(row: Term): Term[] {
  const [en, am, om] = [row.en, row.am, row.om].map((cell) => cell.split(' · ')) as [
    string[],
    string[],
    string[],
  ];
  if (am.length !== en.length || om.length !== en.length) return [row];
  return en.map((term, index) => ({ en: term, am: am[index] ?? '', om: om[index] ?? '' }));
}

function beginsWithCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function findable(term: Term): FindableTerm[] {
  return term.en
    .replace(/\([^()]*\)/g, '')
    .split(/[·/,]/)
    .map((words) => words.trim())
    .filter((words) => /^\p{L}{3}/u.test(words))
    .map((words) => ({ ...term, words, stem: stemOf(words), pattern: patternOf(words) }));
}

function stemOf(words: string): string {
  return words.toLowerCase().split(/\s/)[0]!.replace(/y$/, '');
}

/** Whole words, one or many of them; a name only where it is written as one. */
function patternOf(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const plural = words.endsWith('y') ? `(?:${escaped}|${escaped.slice(0, -1)}ies)` : `${escaped}(?:s|es)?`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${plural}(?![\\p{L}\\p{N}])`,
    beginsWithCapital(words) ? 'gu' : 'giu',
  );
}

/** The longest first, so that “interior design” is not taken for “design”. */
const findables = readGlossary(glossaryText)
  .flatMap(findable)
  .sort((one, other) => other.words.length - one.words.length);

/** Terms of the glossary that a text has, in the order of the text, each once. @param english plain or Markdown */
export function termsIn(english: string): Term[] {
  const found = new Map<string, Term & { at: number }>();
  const lowerCase = english.toLowerCase();
  let left = english;
  for (const { stem, pattern, ...term } of findables) {
    // A pattern costs most when it is used for the first time.
    const at = lowerCase.includes(stem) ? left.search(pattern) : -1;
    if (at < 0) continue;
    // Spaces of the same length replace what is found, so that it is not found again.
    left = left.replace(pattern, (match) => ' '.repeat(match.length));
    const known = found.get(term.en);
    if (!known || at < known.at) found.set(term.en, { ...term, at });
  }
  return [...found.values()]
    .sort((one, other) => one.at - other.at)
    .map(({ en, am, om }) => ({ en, am, om }));
}
