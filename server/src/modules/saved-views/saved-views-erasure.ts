import { type EntityManager, In } from 'typeorm';
import { type Erased, type ErasedPerson, refreshStatistics } from '../../common/erasure/erasure.js';
import { fold } from '../../common/search/fold.js';
import { SavedViewList } from './saved-view-list.enum.js';
import { SavedView } from './saved-view.entity.js';

/** Lists in which staff look for people. */
const listsOfPeople = [
  SavedViewList.INQUIRIES,
  SavedViewList.ORDERS,
  SavedViewList.CONSULTATIONS,
  SavedViewList.NOTIFICATIONS,
  SavedViewList.USERS,
  SavedViewList.TRASH,
];

/** Takes people out of the views in which somebody looked for them: the view stays, and looks for nobody. */
export async function eraseSearches(manager: EntityManager, { person, isByStaff }: Erased): Promise<void> {
  if (!person) return;
  let isChanged = false;
  const views = await manager.findBy(SavedView, { list: In(listsOfPeople) });
  for (const { id, name, query } of views) {
    const words = new URLSearchParams(query);
    const search = words.get('search') ?? '';
    // Nobody outside chooses by their name which views of staff go: only the whole address or number is theirs.
    const isSearch = isByStaff ? searchesFor(search, person) : mentions(search, { ...person, names: [] });
    const isNamed = mentions(name, isByStaff ? person : { ...person, names: [] });
    if (!isSearch && !isNamed) continue;
    isChanged = true;
    if (isSearch) words.delete('search');
    await manager.update(
      SavedView,
      { id },
      { ...(isSearch && { query: words.toString() }), ...(isNamed && { name: `View ${id}` }) },
    );
  }
  if (isChanged) refreshStatistics(manager, SavedView);
}

/** Shorter words are nobody's. */
const shortestWord = 3;
/** Of a phone number; before them is the code of a country or nothing. */
const tellingDigits = 9;

/** Whether all that is looked for is a part of what a person is called or reached by. */
function searchesFor(search: string, person: ErasedPerson): boolean {
  const known = wordsOf(person);
  const words = wordsIn(search);
  const telling = words.filter((word) => word.length >= shortestWord);
  const isName = telling.length > 0 && words.every((word) => known.some((each) => each.includes(word)));
  return isName || hasPhone(search, person);
}

/** Whether a text has a word of a person's name, their email or their number in it. */
function mentions(text: string, person: ErasedPerson): boolean {
  const words = wordsIn(text);
  const known = wordsOf(person).filter((word) => word.length >= shortestWord);
  return known.some((word) => words.includes(word)) || hasPhone(text, person);
}

function wordsOf({ names, emails }: ErasedPerson): string[] {
  return [...names.flatMap(wordsIn), ...emails.map((email) => fold(email))];
}

function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[\s,;'’]+/)
    .filter((word) => word !== '');
}

function hasPhone(text: string, { phones }: ErasedPerson): boolean {
  const digits = text.replace(/[^0-9]/g, '').slice(-tellingDigits);
  return digits.length >= 7 && phones.some((phone) => phone.replace(/[^0-9]/g, '').endsWith(digits));
}
