import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeEach } from '../change-each';
import { useFailureText } from '../failure-text';
import type { Selection } from '../list-page/use-selection';
import { toasts } from '../toasts';
import { type Question, useConfirm } from '../use-confirm';

/** As many as a page of the API holds. */
export const MOST_AT_ONCE = 100;

interface VersionedRow {
  id: number;
  version: number;
}

/** Something that all chosen records can be given alike. */
export interface BulkField<Row, Value extends string = string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  valueOf(row: Row): Value;
  /** Sends the wanted value with the version of the row; with the last one, lists are fetched again. */
  change(row: Row, value: Value, isLast: boolean): Promise<{ data: VersionedRow }>;
  /** The question before it, where the change reaches other people. */
  question?(value: Value, count: number): Pick<Question, 'title' | 'message' | 'confirm'> | null;
  /** What is said of a failure that has no message of its own. */
  failed?: string;
  /** Whether other people have heard of it by then, so that it cannot be as if it had not been. */
  isFinal?: boolean;
}

interface BulkStatusOptions<Row> {
  selection: Selection;
  nameOf: (row: Row) => string;
  fields: readonly BulkField<Row>[];
}

interface Job<Row> {
  field: BulkField<Row>;
  rows: { row: Row; value: string }[];
  /** What the toast says; the number of those that were changed. */
  done: (count: number) => string;
  canUndo: boolean;
}

export interface Refusal {
  id: number;
  name: string;
  reason: string;
}

/**
 * Gives the chosen records a status, each by a change of its own that is based on its version. What is refused stays
 * chosen, with the reason; the others can be given back what they had.
 */
export function useBulkStatus<Row extends { id: number }>({
  selection,
  nameOf,
  fields,
}: BulkStatusOptions<Row>) {
  const t = useTranslations();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const confirm = useConfirm();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [refusals, setRefusals] = useState<Refusal[]>([]);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ field, rows }: Job<Row>) =>
      changeEach(
        rows,
        ({ row, value }, isLast) => field.change(row, value, isLast),
        (done) => setProgress({ done, all: rows.length }),
      ),
    // Each change is repeated by itself.
    retry: false,
    meta: { error: t('bulk.failed') },
    onSuccess: ({ changed, refused }, { field, done, canUndo }) => {
      setProgress(null);
      setRefusals(
        refused.map(({ row: { row }, failure }) => ({
          id: row.id,
          name: nameOf(row),
          reason: failureText(failure, field.failed ?? t('bulk.failed')),
        })),
      );
      selection.set(refused.map(({ row: { row } }) => row.id));
      if (refused.length === 0) goOnFromPage();
      // The last one may be among them, and has made nothing old then.
      else void queryClient.invalidateQueries();
      if (changed.length === 0) return;
      const before = changed.map(({ row: { row }, answer }) => ({
        row: { ...row, version: answer.data.version },
        value: field.valueOf(row),
      }));
      const undo = () =>
        run({ field, rows: before, done: (count) => t('bulk.undone', { count }), canUndo: false });
      toasts.success(done(changed.length), canUndo && !field.isFinal ? undo : undefined);
    },
  });

  const run = (job: Job<Row>) => {
    setRefusals([]);
    setProgress({ done: 0, all: job.rows.length });
    mutate(job);
  };

  return {
    fields,
    isPending,
    progress,
    refusals,
    dismiss: () => setRefusals([]),
    /** @param rows those that are chosen */
    set: (rows: Row[], field: BulkField<Row>, value: string) => {
      const changing = rows.filter((row) => field.valueOf(row) !== value).slice(0, MOST_AT_ONCE);
      const status = field.choices.find((choice) => choice.value === value)!.label;
      if (changing.length === 0) {
        toasts.success(t('bulk.alreadySo', { status }));
        return;
      }
      const onConfirm = () =>
        run({
          field,
          rows: changing.map((row) => ({ row, value })),
          done: (count) => t('bulk.done', { count, status }),
          canUndo: true,
        });
      const question = field.question?.(value, changing.length);
      if (question) confirm({ ...question, tone: 'warning', onConfirm });
      else onConfirm();
    },
  };
}

/** The menu disappears with the selection; the focus goes to the page for users of the keyboard. */
function goOnFromPage(): void {
  setTimeout(() => {
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (isFree) document.getElementById('content')?.focus({ preventScroll: true });
  });
}

export type BulkStatus<Row extends { id: number }> = ReturnType<typeof useBulkStatus<Row>>;
