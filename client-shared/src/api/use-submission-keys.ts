import { useRef } from 'react';
import type { RequestOptions } from './fetcher';
import { randomId } from './random-id';

export interface SubmissionKeys {
  /** What goes out with this content, now and when it is tried again. */
  optionsFor: (content: unknown) => RequestOptions;
  /** The content has arrived: when it is sent once more, that is meant. */
  arrived: (content: unknown) => void;
}

/** How long an attempt without an answer is remembered; the same content after that is meant to be sent once more. */
const REMEMBERED_MS = 10 * 60_000;

/**
 * One Idempotency-Key for each content until it has arrived, so that neither the automatic retry nor a second press
 * files anything twice.
 */
export function useSubmissionKeys(): SubmissionKeys {
  const keys = useRef(new Map<string, { key: string; usedAt: number }>());
  return {
    optionsFor: (content) => {
      const now = Date.now();
      for (const [name, { usedAt }] of keys.current) {
        if (now - usedAt > REMEMBERED_MS) keys.current.delete(name);
      }
      const name = nameOf(content);
      const key = keys.current.get(name)?.key ?? randomId();
      keys.current.set(name, { key, usedAt: now });
      return { headers: { 'Idempotency-Key': key } };
    },
    arrived: (content) => keys.current.delete(nameOf(content)),
  };
}

/** A text that is the same for the same content; a file is known by what the browser tells of it. */
function nameOf(content: unknown): string {
  const told = (value: unknown) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value;
  return JSON.stringify([content], (_name, value: unknown) => told(value));
}
