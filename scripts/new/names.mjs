/**
 * All spellings of the name of a resource, by the tokens of the templates.
 * @param {string | undefined} one such as `job-offer`
 * @param {{ plural?: string, page?: string }} options
 * @param {string} number of its migration
 * @returns undefined where the name is none
 */
export function namesOf(one, { plural, page }, number) {
  const many = plural ?? pluralOf(one ?? '');
  if (![one, many, page ?? many].every((name) => /^[a-z]+(-[a-z]+)*$/.test(name ?? ''))) return undefined;
  const words = one.replaceAll('-', ' ');
  const manyWords = many.replaceAll('-', ' ');
  return {
    ...{ one, many, number, page: page ?? many },
    ...{ One: pascal(one), Many: pascal(many), oneCamel: camel(one), manyCamel: camel(many) },
    ...{ words, Words: capital(words), plural: manyWords, Plural: capital(manyWords) },
    ...{ many_table: many.replaceAll('-', '_'), KIND: one.replaceAll('-', '_').toUpperCase() },
  };
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const pascal = (name) => name.split('-').map(capital).join('');
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
