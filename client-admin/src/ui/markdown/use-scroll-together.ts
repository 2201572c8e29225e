import { type RefObject, useEffect, useRef } from 'react';

const TEXT = 'textarea';
const PREVIEW = '.w-md-editor-preview';

/** Each event after which somebody may scroll here. */
const SIGNS = ['pointerover', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Text and preview scroll together, in proportion: where one is moved the other follows, whether by the wheel, a finger
 * or the keyboard, and while somebody writes.
 * @param isOn whether both are shown
 * @param markdown what is written: the preview grows with it
 */
export function useScrollTogether(
  container: RefObject<HTMLElement | null>,
  isOn: boolean,
  markdown: string,
): void {
  const leads = useRef<'text' | 'preview'>('text');

  useEffect(() => {
    const element = container.current;
    if (!isOn || !element) return undefined;
    const note = ({ target }: Event) => {
      if (target instanceof Element) leads.current = target.closest(PREVIEW) ? 'preview' : 'text';
    };
    const follow = ({ target }: Event) => {
      const leader = element.querySelector(leads.current === 'text' ? TEXT : PREVIEW);
      if (target === leader) bringTogether(element, leads.current);
    };
    for (const sign of SIGNS) element.addEventListener(sign, note, { passive: true });
    element.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) element.removeEventListener(sign, note);
      element.removeEventListener('scroll', follow, { capture: true });
    };
  }, [container, isOn]);

  useEffect(() => {
    if (isOn && container.current) bringTogether(container.current, 'text');
  }, [container, isOn, markdown]);
}

function bringTogether(container: HTMLElement, leader: 'text' | 'preview'): void {
  const text = container.querySelector(TEXT);
  const preview = container.querySelector(PREVIEW);
  if (!text || !preview) return;
  const [from, to] = leader === 'text' ? [text, preview] : [preview, text];
  const way = from.scrollHeight - from.clientHeight;
  if (way > 0) to.scrollTop = (from.scrollTop / way) * (to.scrollHeight - to.clientHeight);
}
