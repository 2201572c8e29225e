import { useEffect, useState } from 'react';
import { REFRESH_MS } from './refresh';

/** The time, which goes on while the page stands open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
