import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './reveal.module.css';

interface RevealProps {
  children: ReactNode;
  /** Place in its row: later ones follow a little later. */
  order?: number;
}

const STAGGER_MS = 80;

/**
 * Lets a card slide in, and its words fade in, when a tenth of it is on the screen. The server's page shows everything,
 * so nothing is hidden where scripts do not run, and what a reader sees already never fades out again.
 */
export function Reveal({ children, order = 0 }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isServerPage = !('started' in document.documentElement.dataset);
    if (isServerPage && target.getBoundingClientRect().top < window.innerHeight) return;
    target.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        target.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: 0.1, rootMargin: '50px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      delete target.dataset.reveal;
    };
  }, []);

  const style = { '--reveal-delay': `${order * STAGGER_MS}ms` } as CSSProperties;
  return (
    <div ref={element} className={classes.reveal} style={style}>
      {children}
    </div>
  );
}
