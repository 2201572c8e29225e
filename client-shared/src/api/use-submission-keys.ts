import { useRef } from 'react';
import type { RequestOptions } from './fetcher';
import { randomId } from './random-id';

export interface SubmissionKeys {
  /** What goes out with this content, now and when it is tried again. */
  optionsFor: (content: unknown) => RequestOptions;
  /** The content has arrived: when it is sent once more, that is meant. */
  arrived: (content: unknown) => void;
}

/**
 * One Idempotency-Key for each content until it has arrived, so that neither the automatic retry nor a second press
 * files anything twice.
 */
export function useSubmissionKeys(): SubmissionKeys {
  const keys = useRef(new Map<string, string>());
  return {
    optionsFor: (content) => {
      const name = nameOf(content);
      const key = keys.current.get(name) ?? randomId();
      keys.current.set(name, key);
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
