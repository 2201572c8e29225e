import type { Facts } from '../pack-facts.js';
import { list, paragraphsOf, rowsOf, said, spanOf, tableOf, text } from './blocks.js';
import type { Block } from './pack-document.js';
import type { PackWords } from './pack-words.js';

/** Their CVs. */
export function cvsOf(people: Facts[], words: PackWords): Block[] {
  return people.flatMap((person): Block[] => [{ kind: 'break' }, ...cvOf(person, words)]);
}

/** In the order of the form TECH-6. */
function cvOf(person: Facts, words: PackWords): Block[] {
  const { levels, facts, name, position, country } = words;
  const span = ({ from, to }: Facts) => spanOf(from, to, words.now);
  return [
    { kind: 'heading', level: 2, text: text(person['name']) },
    rowsOf([
      [position, text(person['position'] ?? person['title'])],
      [name, text(person['name'])],
      [words.birthYear, text(person['birthYear'])],
      [words.nationality, text(person['nationality'])],
      [words.memberships, list(person['memberships'])],
    ]),
    ...paragraphsOf(person['bio']),
    ...tableOf(words.education, person['education'], [
      [20, facts.year, 'year'],
      [80, words.education, ({ degree, institution }) => said([degree, institution])],
    ]),
    ...tableOf(words.registrations, person['registrations'], [
      [60, words.registrations, 'body'],
      [22, words.registrationNumber, 'number'],
      [18, words.validUntil, 'expires'],
    ]),
    ...tableOf(words.languages, person['languages'], [
      [40, words.language, 'language'],
      [20, words.speaking, ({ speaking }) => levels[text(speaking)]],
      [20, words.reading, ({ reading }) => levels[text(reading)]],
      [20, words.writing, ({ writing }) => levels[text(writing)]],
    ]),
    ...tableOf(words.employment, person['employment'], [
      [24, words.duration, span],
      [32, words.employer, 'employer'],
      [28, position, 'position'],
      [16, country, 'country'],
    ]),
    ...tableOf(words.assignments, person['assignments'], [
      [24, words.duration, span],
      [32, words.project, 'project'],
      [44, words.dutyAndRole, ({ role, duties }) => said([role, duties])],
    ]),
  ];
}

export function listOf(people: Facts[], words: PackWords): Block[] {
  return [
    { kind: 'heading', level: 2, text: words.people },
    {
      ...{ kind: 'table', widths: [40, 60], head: [words.name, words.position] },
      rows: people.map(({ name, title }) => [text(name), text(title)]),
    },
  ];
}
