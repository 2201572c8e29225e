import { readStoredDraft, writeStoredDraft } from '@consultancy/client-shared/forms';
import { useSyncExternalStore } from 'react';
import type { FormName, Receipt } from './submission';

const listeners = new Set<() => void>();
const known = new Map<string, { text: string; receipt: Receipt | null }>();

/** @param projectId of an order or a rating */
export const receiptKey = (form: FormName, projectId?: number) =>
  projectId === undefined ? `receipt-${form}` : `receipt-${form}-${projectId}`;

/** Keeps what is left of a submission for as long as the tab lives; null closes it. */
export function saveReceipt(key: string, receipt: Receipt | null): void {
  writeStoredDraft('sessionStorage', key, receipt);
  for (const notify of listeners) notify();
}

/** What is left of the last submission, until it is closed. */
export function useReceipt(key: string): Receipt | null {
  return useSyncExternalStore(
    subscribe,
    () => readReceipt(key),
    () => null,
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The same object for as long as the same is stored. */
function readReceipt(key: string): Receipt | null {
  const receipt = readStoredDraft<Receipt>('sessionStorage', key);
  const text = JSON.stringify(receipt);
  const before = known.get(key);
  if (before?.text === text) return before.receipt;
  known.set(key, { text, receipt });
  return receipt;
}
