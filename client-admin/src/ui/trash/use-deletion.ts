import type { TrashKind } from '@consultancy/client-shared/api/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { attemptEach, type Outcomes } from '../change-each';
import { useFailureText } from '../failure-text';
import { useChangeOne } from '../generated-mutation';
import { RECORD_KINDS } from '../record-kinds';
import { toasts } from '../toasts';
import { useConfirm } from '../use-confirm';
import { useRestoration } from './use-restoration';

type DeletionTexts = Record<'title' | 'question' | 'confirm' | 'done' | 'failed', string>;

interface Deletion<Row> {
  entity: TrashKind;
  /** Instead of `deletion`: what is said of several. The texts get the first name as `name`, and the `count`. */
  texts?: 'orders.deletionOfSeveral' | 'projects.deletionOfSeveral' | 'services.deletionOfSeveral';
  /** What a record is called in the question, and when it is restored. */
  nameOf: (row: Row) => string;
  /** What else the question names. */
  values?: (row: Row) => Record<string, string>;
  /** Deletes several with one call, instead of one after the other. */
  removeTogether?: (rows: Row[]) => Promise<Outcomes<Row>>;
  /** Says by itself which were gone already; without it they count as deleted. */
  sayGone?: (rows: Row[]) => void;
  /** With true when it begins, with false when it failed: what is being deleted must not be asked for again. */
  onDeleting?: (isDeleting: boolean) => void;
  /** Without a failure. */
  onDone?: () => void;
  /** Shows a failure elsewhere than in a toast. */
  onFailure?: (text: string) => void;
}

/** Deletes records after one question. They go to the trash, and the toast that says so can take it back. */
export function useDeletion<Row extends { id: number }>({
  entity,
  texts: own,
  nameOf,
  values,
  removeTogether,
  sayGone,
  onDeleting,
  onDone,
  onFailure,
}: Deletion<Row>) {
  const t = useTranslations();
  // Which values a text needs depends on the kind: one that is missing shows in its test.
  const say = t as (key: `${typeof texts}.${keyof DeletionTexts}`, values: Record<string, unknown>) => string;
  const texts = own ?? (`${RECORD_KINDS[entity].texts}.deletion` as const);
  const confirm = useConfirm();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const restoration = useRestoration(entity);
  const remove = useChangeOne(RECORD_KINDS[entity].useRemove);
  const words = ([first]: Row[], count: number) =>
    first ? { name: nameOf(first), ...values?.(first), count } : { count };
  const fail = (failure: unknown, rows: Row[]) => {
    onDeleting?.(false);
    (onFailure ?? toasts.error)(failureText(failure, say(`${texts}.failed`, words(rows, rows.length))));
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (rows: Row[]) =>
      removeTogether?.(rows) ?? attemptEach(rows, ({ id }, isLast) => remove({ id }, isLast)),
    // Each deletion is repeated by itself.
    retry: false,
    onMutate: () => onDeleting?.(true),
    onSuccess: ({ done, gone, failure }, rows) => {
      if (gone.length > 0) sayGone?.(gone);
      const count = done.length + (sayGone ? 0 : gone.length);
      // What somebody else deleted is theirs to restore.
      const records = done.map((row) => ({ id: row.id, name: nameOf(row) }));
      const undo = records.length > 0 ? () => restoration.mutate(records) : undefined;
      if (count > 0) toasts.success(say(`${texts}.done`, words(rows, count)), undo);
      if (failure) fail(failure, rows);
      else onDone?.();
      // The last one may be among them, and has made nothing old then.
      if (gone.length > 0 || failure) void queryClient.invalidateQueries();
    },
    onError: fail,
  });
  return {
    /** @param whenDone as `onDone`; is called only while the caller is mounted */
    ask: (rows: Row[], whenDone?: () => void) => {
      if (rows.length === 0) return;
      confirm({
        title: say(`${texts}.title`, words(rows, rows.length)),
        message: say(`${texts}.question`, words(rows, rows.length)),
        confirm: say(`${texts}.confirm`, {}),
        tone: 'danger',
        onConfirm: () => mutate(rows, { onSuccess: ({ failure }) => !failure && whenDone?.() }),
      });
    },
    isPending,
    isDeleting: ({ id }: Row) => isPending && variables.some((row) => row.id === id),
  };
}
