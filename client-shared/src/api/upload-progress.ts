/** How far an upload is. */
export interface UploadProgress {
  /** Bytes that the server has confirmed. */
  sent: number;
  total: number;
  /** At the rate so far; undefined as long as nothing was confirmed. */
  secondsLeft: number | undefined;
  /** The connection is gone: it goes on by itself when it is back. */
  isWaiting: boolean;
}

/** An upload that no screen shows by itself. */
export interface UploadUnderWay extends UploadProgress {
  id: number;
  /** Of its first file. */
  name: string;
  cancel: () => void;
}

let underWay: readonly UploadUnderWay[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly UploadUnderWay[]): void {
  underWay = next;
  for (const notify of listeners) notify();
}

/** All uploads under way, the oldest first; another list after each change. */
export const uploadsUnderWay = (): readonly UploadUnderWay[] => underWay;

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows an upload from its first progress until it is over. */
export function trackUpload(name: string, cancel: () => void) {
  const id = (lastId += 1);
  return {
    onProgress: (progress: UploadProgress) =>
      change([...underWay.filter((each) => each.id !== id), { id, name, cancel, ...progress }]),
    end: () => change(underWay.filter((each) => each.id !== id)),
  };
}
