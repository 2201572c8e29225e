import { getListBinQueryKey } from '@consultancy/client-shared/api/generated/bin/bin';
import type { BinKind } from '@consultancy/client-shared/api/model';
import { useMutation } from '@tanstack/react-query';
import type { Outcomes } from '../attempt-each';
import { useFailureText } from '../failure-text';
import { toasts } from '../toasts';
import { type Question, useConfirm } from '../use-confirm';
import { BINNED_KINDS } from './binned-kinds';
import { useRestoration } from './use-restoration';

/** The records that are to be deleted: one at least. */
type Rows<Row> = [first: Row, ...more: Row[]];

interface Deletion<Row> {
  entity: BinKind;
  /** What is asked before. */
  question: (rows: Rows<Row>) => Pick<Question, 'title' | 'message' | 'confirm'>;
  work: (rows: Rows<Row>) => Promise<Outcomes<Row>>;
  /** What a record is called when it is restored. */
  nameOf: (row: Row) => string;
  /** What the toast says; null where there is nothing to say. */
  done: (rows: Rows<Row>, outcomes: Outcomes<Row>) => string | null;
  /** What is said when it failed and the server had no words of its own. */
  failed: string;
  /** Without a failure. */
  onDone?: () => void;
  /** Shows a failure elsewhere than in a toast. */
  onFailure?: (text: string) => void;
}

/** Deletes records after one question. They go to the bin, and the toast that says so can take it back. */
export function useDeletion<Row extends { id: number }>({
  entity,
  question,
  work,
  nameOf,
  done,
  failed,
  onDone,
  onFailure,
}: Deletion<Row>) {
  const confirm = useConfirm();
  const failureText = useFailureText();
  const restoration = useRestoration();
  const fail = (failure: unknown) => (onFailure ?? toasts.error)(failureText(failure, failed));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: work,
    meta: { invalidates: [BINNED_KINDS[entity].lists, getListBinQueryKey()] },
    onSuccess: (outcomes, rows) => {
      const text = done(rows, outcomes);
      // What somebody else deleted is theirs to restore.
      const records = outcomes.done.map((row) => ({ id: row.id, name: nameOf(row) }));
      const undo = records.length > 0 ? () => restoration.mutate({ entity, records }) : undefined;
      if (text) toasts.success(text, undo);
      if (outcomes.failure) fail(outcomes.failure);
      else onDone?.();
    },
    onError: fail,
  });
  return {
    ask: (chosen: Row[]) => {
      const [first, ...more] = chosen;
      if (!first) return;
      const rows: Rows<Row> = [first, ...more];
      confirm({ ...question(rows), tone: 'danger', onConfirm: () => mutate(rows) });
    },
    isPending,
    isDeleting: ({ id }: Row) => isPending && variables.some((row) => row.id === id),
  };
}
