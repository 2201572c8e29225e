import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the focus to the element that had it before, as soon as the component is removed. Mantine's hook of this name
 * uses an effect, which runs after a picture has grown, and after the next dialog has taken the focus.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => before?.focus({ preventScroll: true });
  }, []);
}

/**
 * Returns the focus to the element that had it before, once the component has been removed, unless something else has
 * the focus by then: one dialog may open another. For dialogs that exist only while they are open.
 */
export function useFocusReturnWhenFree(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (isFree() && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}

/**
 * Returns the focus to a control that was disabled while it had the focus, unless something else has it by then.
 * @returns ref of the control
 */
export function useFocusThroughDisabling<Control extends HTMLElement>(isDisabled: boolean) {
  const control = useRef<Control>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    if (wasDisabled.current && !isDisabled && isFree()) control.current?.focus();
    wasDisabled.current = isDisabled;
  }, [isDisabled]);
  return control;
}

/** Whether nothing has the focus. */
function isFree(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
