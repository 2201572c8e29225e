import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface VersionedRecord {
  id: number;
  version: number;
}

/**
 * Puts the record of an answer into the lists and details that were fetched before: until they are fetched again, they
 * would show its old version, and a change of that would be a conflict. Ids are unique within one kind of record only,
 * so no list of another kind may be given.
 * @param lists beginning of the query keys of all lists of these records
 * @param answer envelope of any call; what holds no record with a version changes nothing
 */
export function updateCachedRecords(
  queryClient: QueryClient,
  lists: QueryKey | undefined,
  answer: unknown,
): void {
  const record = (answer as { data?: unknown } | undefined)?.data;
  if (!lists || !isVersioned(record)) return;
  // Below a record, such as the changes of one order, are lists of other records.
  const isOwn = ({ queryKey }: { queryKey: QueryKey }) => {
    const [id, ...below] = queryKey.slice(lists.length).filter((part) => part !== 'admin');
    return typeof id === 'number' ? id === record.id && below.length === 0 : below.every(isNoId);
  };
  queryClient.setQueriesData<unknown>({ queryKey: lists, predicate: isOwn }, (known: unknown) =>
    isPage(known)
      ? { ...known, data: { ...known.data, data: known.data.data.map((row) => newerOf(row, record)) } }
      : isList(known)
        ? { ...known, data: known.data.map((row) => newerOf(row, record)) }
        : isDetails(known)
          ? { ...known, data: newerOf(known.data, record) }
          : known,
  );
}

function newerOf(row: unknown, record: VersionedRecord): unknown {
  const isOlder = isVersioned(row) && row.id === record.id && row.version < record.version;
  return isOlder ? { ...row, ...record } : row;
}

const isNoId = (part: unknown) => typeof part !== 'number';

function isVersioned(value: unknown): value is VersionedRecord {
  const { id, version } = (value ?? {}) as Partial<VersionedRecord>;
  return typeof id === 'number' && typeof version === 'number';
}

/** A page of a list in its envelope. */
function isPage(known: unknown): known is { data: { data: unknown[] } } {
  return Array.isArray((known as { data?: { data?: unknown } } | undefined)?.data?.data);
}

/** One record in its envelope. */
function isDetails(known: unknown): known is { data: VersionedRecord } {
  return isVersioned((known as { data?: unknown } | undefined)?.data);
}

/** A list without pages in its envelope. */
function isList(known: unknown): known is { data: unknown[] } {
  return Array.isArray((known as { data?: unknown } | undefined)?.data);
}
