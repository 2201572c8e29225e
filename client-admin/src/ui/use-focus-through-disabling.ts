import { useEffect, useRef } from 'react';

/** A browser takes the focus from a control that is disabled; it comes back with the control. */
export function useFocusThroughDisabling<Control extends HTMLElement>(isDisabled: boolean) {
  const control = useRef<Control>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    // Meanwhile the person may have gone somewhere else.
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (wasDisabled.current && !isDisabled && isFree) control.current?.focus();
    wasDisabled.current = isDisabled;
  }, [isDisabled]);
  return control;
}
