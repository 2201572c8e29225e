import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds that the page is dim before the service changes, and after it has. */
const DIM_MS = 150;
const UNDIM_MS = 50;

/** Changes the service in place: the page dims, the address is replaced, the page is back. */
export function useServiceSwitch() {
  const navigate = useNavigate();
  const [isDimmed, setDimmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function switchTo(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab, a new window and a download stay what they are.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    clearTimeout(timer.current);
    setDimmed(true);
    timer.current = setTimeout(() => {
      void navigate({ pathname, search }, { replace: true });
      timer.current = setTimeout(() => setDimmed(false), UNDIM_MS);
    }, DIM_MS);
  }

  return { isDimmed, switchTo };
}
