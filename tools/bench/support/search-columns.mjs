// Makes the search columns of rows that SQL has filled, as the server makes them.
import { searchedOf } from '../../../server/dist/common/search/searched.js';
import { ContentTypes } from '../../../server/dist/content/content-types.js';
import { updateSearch } from '../../../server/dist/content/search/update-search.js';
import { addedTypes } from '../../../server/dist/first-start.js';

/** @param runner of TypeORM, outside a transaction */
export async function fillSearchColumns(runner) {
  const types = new ContentTypes({ classes: () => addedTypes });
  await runner.startTransaction();
  for (const metadata of runner.manager.connection.entityMetadatas) {
    if (searchedOf(metadata.target).length > 0) await updateSearch(runner.manager, types, metadata, {});
  }
  await runner.commitTransaction();
}
