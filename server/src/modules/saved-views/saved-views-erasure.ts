import { type EntityManager, In } from 'typeorm';
import { type Erased, refreshStatistics } from '../../common/erasure/erasure.js';
import { mentions, searchesFor } from './names-person.js';
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
