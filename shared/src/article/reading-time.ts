/** Words that somebody reads in a minute. */
const latinWords = 200;
/** Amharic says in one word what takes English two. */
const ethiopicWords = 130;

/** Letters, marks and digits; an apostrophe, a hyphen, a point or a comma within holds a word together. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ.,-][\p{L}\p{M}\p{N}]+)*/gu;
const ethiopic = /\p{Script=Ethiopic}/u;

/** What nobody reads of Markdown, and what takes its place. Bounded, so that no text takes long. */
const unread: [RegExp, string][] = [
  // Pictures: of those only the caption.
  [/!\[[^[\]]{0,500}\]\([^\s()]{0,500}(?: +"([^"\n]{0,500})")?\)/g, ' $1 '],
  [/^ {0,3}\[[^[\]\n]{1,500}\]: .*$/gm, ' '],
  [/\]\([^\s()]{0,500}(?: +"[^"\n]{0,500}")?\)/g, ' '],
  [/<[^<>\n]{0,500}>/g, ' '],
  [/^ *(?:```|~~~).*$/gm, ' '],
  [/^ *\d+[.)] /gm, ' '],
  // An address is one word, however many parts it has.
  [/(?:https?:\/\/|www\.)\S+/gi, ' address '],
  [/[*_`~]/g, ''],
];

/** How many words a text in Markdown has, in Latin and in Ethiopic letters; addresses and markup are none. */
export function countWords(markdown: string): number {
  return wordsOf(markdown).length;
}

/**
 * Minutes that it takes to read a text in Markdown, at least one. The back office imports this very file, so that it
 * says beforehand what will be stored.
 * @returns 5 for an article that has no text yet
 */
export function minutesToRead(markdown: string): number {
  const words = wordsOf(markdown);
  if (words.length === 0) return 5;
  const inEthiopic = words.filter((each) => ethiopic.test(each)).length;
  const minutes = inEthiopic / ethiopicWords + (words.length - inEthiopic) / latinWords;
  return Math.max(1, Math.round(minutes));
}

function wordsOf(markdown: string): string[] {
  const read = unread.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    // An entity is a character, no word; a backslash only says that what follows is no markup.
    markdown.replace(/&#?\w+;/g, ' ').replaceAll('\\', ''),
  );
  return read.match(word) ?? [];
}
