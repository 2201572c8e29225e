import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface HeaderMenuProps {
  className?: string;
  summaryClassName?: string;
  summary: ReactNode;
  children: ReactNode;
}

/** Closes the menu that contains the element, if any does, and gives the focus back to what opens it. */
export function closeMenuAround(element: Element | null): void {
  const menu = element?.closest<HTMLDetailsElement>('header details[open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus({ preventScroll: true });
}

/** Opens without scripts; with them it also closes by itself: by Escape, by a press or focus elsewhere, on a new page. */
export function HeaderMenu({ className, summaryClassName, summary, children }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // Not on the first page: there it may have been opened before the scripts were here.
    if (shown.current === key || !menu.current) return;
    shown.current = key;
    if (menu.current.contains(document.activeElement)) closeMenuAround(menu.current);
    menu.current.open = false;
  }, [key]);

  useEffect(() => {
    function closeFromOutside(event: Event) {
      const details = menu.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'pointerdown' && !details.contains(event.target as Node);
      if (isEscape) closeMenuAround(details);
      if (isOutside) details.open = false;
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeFromOutside);
    };
  }, []);

  function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    // Without a target it is the window that loses its focus, or a press, which is seen above.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }

  return (
    <details ref={menu} className={className} onBlur={closeBehindFocus}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
