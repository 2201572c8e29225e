import { type RefObject, useEffect, useRef } from 'react';

/** Once a form is submitted, leads to the first field that is refused, by the form at once or by the server later. */
export function useFocusOnWrongField(): { form: RefObject<HTMLFormElement | null>; watch: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const isWatching = useRef(false);
  useEffect(() => {
    const wrong = isWatching.current && form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!wrong) return;
    isWatching.current = false;
    wrong.focus();
  });
  return {
    form,
    watch: () => {
      isWatching.current = true;
    },
  };
}
