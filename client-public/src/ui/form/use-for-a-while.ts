import { useEffect, useState } from 'react';

const SHOWN_MS = 3000;

/** Something that is shown for three seconds: whether it is, and how to show it. */
export function useForAWhile(): [boolean, () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return [isShown, () => setShown(true)];
}
