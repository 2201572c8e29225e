import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls an element into sight when it appears, as far as it takes. On a phone the button that was pressed is a
 * screen away from what it led to.
 */
export function useBroughtIntoView<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return element;
}
