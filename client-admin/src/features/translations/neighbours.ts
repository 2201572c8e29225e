import type { TranslationSummaryDto } from '@consultancy/client-shared/api/model';

type Place = Pick<TranslationSummaryDto, 'kind' | 'recordId' | 'title'>;

const collator = new Intl.Collator('en');

function compare(one: Place, other: Place): number {
  return (
    collator.compare(one.title, other.title) ||
    one.kind.localeCompare(other.kind) ||
    one.recordId - other.recordId
  );
}

/**
 * The records around one, by title; past the ends it goes on at the other one, so that there is a next one as long as
 * there is work. The one in the middle need not be among them: it leaves the list when it is done.
 */
export function neighboursOf<Entry extends Place>(
  entries: Entry[],
  current: Place,
): { previous?: Entry; next?: Entry } {
  const others = entries.filter((entry) => compare(entry, current) !== 0).sort(compare);
  return {
    previous: others.findLast((entry) => compare(entry, current) < 0) ?? others.at(-1),
    next: others.find((entry) => compare(entry, current) > 0) ?? others[0],
  };
}
