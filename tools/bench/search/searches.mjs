// What the benchmark of the search asks for.
import { chance, languages, places, vocabulary } from './vocabulary.mjs';

const where = {
  'the site': (text) => `/api/v1/site-search?q=${text}`,
  'the top bar': (text) => `/api/v1/search?q=${text}`,
  'list of projects': (text) => `/api/v1/projects?search=${text}`,
  'list of articles': (text) => `/api/v1/blog/public?sortBy=publishedAt&search=${text}`,
  'list of services': (text) => `/api/v1/services?search=${text}`,
};

const searchesOfAKind = 10;
/** Letters that others write for them. */
const homophones = { ሀ: 'ሐ', ሰ: 'ሠ', አ: 'ዐ', ጸ: 'ፀ', ሳ: 'ሣ', ሐ: 'ኀ', ሕ: 'ህ', ው: 'ዉ' };
const otherScript = [
  'bole',
  'entoto',
  'hawassa',
  'gondar',
  'mekelle',
  'bahir dar',
  'ቦሌ',
  'እንጦጦ',
  'ሐዋሳ',
  'ጎንደር',
  'ፊንፊኔ',
  'ጅማ',
];

/** Every search once, in the places by turns. */
export function* everySearch() {
  const requested = new Set();
  for (const [kind, texts] of Object.entries(kinds())) {
    for (const text of texts) {
      if (requested.has(text)) continue;
      requested.add(text);
      for (const [name, path] of Object.entries(where))
        yield { where: name, kind, path: path(encodeURIComponent(text)) };
    }
  }
}

function kinds() {
  const below = chance(11);
  const any = (list) => list[below(list.length)];
  const many = (make) => Array.from({ length: searchesOfAKind }, make);
  const unlike = (word) => [...word].map((letter) => homophones[letter] ?? letter).join('');
  const ofLanguages = languages.flatMap((language) => {
    const word = () => any(vocabulary[language]);
    return [
      [`a word (${language})`, many(word)],
      [`two words (${language})`, many(() => `${word()} ${word()}`)],
      [`part of a word (${language})`, many(() => word().slice(0, 4))],
      [`a place and a word (${language})`, many(() => `${any(places[language])} ${word()}`)],
    ];
  });
  return {
    ...Object.fromEntries(ofLanguages),
    'written otherwise': many(() => unlike(any(vocabulary.am))),
    'the other script': otherScript,
    nowhere: many((_, index) => `zebra${index}`),
  };
}
