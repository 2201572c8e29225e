// Words as people write them: those of the ten services that the site brings along, in its three languages.
import { am } from '@consultancy/shared/standard-services/am';
import { en } from '@consultancy/shared/standard-services/en';
import { om } from '@consultancy/shared/standard-services/om';

const textsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn));

/** All words of a language, as often as they are used there, so that common ones stay common. */
const wordsOf = (content) =>
  textsIn(content)
    .join(' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word.length > 1);

const places = {
  en: ['Bole', 'Entoto', 'Hawassa', 'Bahir Dar', 'Gondar', 'Mekelle'],
  am: ['ቦሌ', 'እንጦጦ', 'ሐዋሳ', 'ባሕር ዳር', 'ጎንደር', 'መቀሌ'],
  om: ['Boolee', 'Finfinnee', 'Adaamaa', 'Bishooftuu', 'Jimmaa', 'Naqamtee'],
};

export const languages = ['en', 'am', 'om'];
export const vocabulary = Object.fromEntries(
  Object.entries({ en, am, om }).map(([language, content]) => [language, wordsOf(content)]),
);
export { places };

/** The same numbers in each run. @returns a function that gives a whole number below its argument */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
