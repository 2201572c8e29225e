import { useGetPublication } from '@consultancy/client-shared/api/generated/publications/publications';
import type { PublicationDto, ContentKind } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { type ReactNode, useState } from 'react';
import { RecordSkeleton } from '../record-skeleton';

/** A record that has draft changes, with all that is known of its publication. */
export type ChangedPublication = PublicationDto & {
  changes: NonNullable<PublicationDto['changes']>;
  /** Whether there were none when the page was opened. */
  isNew: boolean;
};

/** Whether visitors see a record; undefined until that is known. */
export function usePublication(kind: ContentKind, id: number): PublicationDto | undefined {
  // Its time may come while somebody writes.
  return useGetPublication(kind, id, { query: { staleTime: 0 } }).data?.data;
}

interface EditedRecordProps {
  kind: ContentKind;
  id: number;
  /** In place of the form where there is no such record. */
  notFound: ReactNode;
  /** The form: of the draft changes where there are any, else of what visitors see. */
  children: (publication: ChangedPublication | undefined) => ReactNode;
}

/**
 * Shows the form of a record once it is known whether it has draft changes, which are edited in place of what visitors
 * see: a form that was shown earlier would be replaced while somebody types.
 */
export function EditedRecord({ kind, id, notFound, children }: EditedRecordProps) {
  // Its time may come while somebody writes.
  const query = useGetPublication(kind, id, { query: { staleTime: 0 } });
  const [wasPlain, setWasPlain] = useState(false);
  if (query.data && !query.data.data.changes && !wasPlain) setWasPlain(true);
  return (
    <QueryOutcome isForm query={query} pending={<RecordSkeleton />} notFound={notFound}>
      {({ data }) => children(data.changes ? { ...data, changes: data.changes, isNew: wasPlain } : undefined)}
    </QueryOutcome>
  );
}
