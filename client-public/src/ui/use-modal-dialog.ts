import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer';

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * Makes a rendered `<dialog open>` modal: the browser keeps the focus inside, the page behind inert, and gives
 * the focus back at the end. Rendered open by the server, it shows its content without scripts too.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Not close(): that would tell everybody that the dialog was closed.
    element.removeAttribute('open');
    element.showModal();
    const leaveTopLayer = enterTopLayer(element);
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // Whoever selects a text in a field may let go outside: that is no click on the backdrop.
    let pressed: EventTarget | null = null;
    const onPointerDown = (event: Event) => {
      pressed = event.target;
    };
    const onClick = (event: MouseEvent) => {
      if (event.target === element && pressed === element) close.current();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onClick);
      leaveTopLayer();
      element.close();
    };
  }, []);

  return dialog;
}
