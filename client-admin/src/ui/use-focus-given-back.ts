import { useEffect, useState } from 'react';

/** For dialogs that exist only while they are open: where the focus was before, it is again afterwards. */
export function useFocusGivenBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog, with the focus in it, has left the page.
      setTimeout(() => {
        const isFree = !document.activeElement || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
