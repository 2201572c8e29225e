import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the browser has given a picture up. */
export function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

interface WatchedPicture {
  hasFailed: boolean;
  /** For the `img`. */
  watch: { ref: RefObject<HTMLImageElement | null>; onError: () => void };
}

/** Notices that a picture cannot be shown; another path is another chance. */
export function useFailedPicture(path: string | null | undefined): WatchedPicture {
  const [failedPath, setFailedPath] = useState<string | null>();
  const ref = useRef<HTMLImageElement>(null);

  // A picture of the server's page can fail before React listens.
  useEffect(() => {
    if (ref.current && hasFailed(ref.current)) setFailedPath(path);
  }, [path]);

  return {
    hasFailed: failedPath !== undefined && failedPath === path,
    watch: { ref, onError: () => setFailedPath(path) },
  };
}
