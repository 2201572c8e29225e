import type { ReactNode } from 'react';
import classes from './quote.module.css';

interface QuoteProps {
  component?: 'p' | 'li';
  /** Of the line before it. */
  tone?: 'line' | 'ink' | 'danger';
  children: ReactNode;
}

/** What somebody wrote, line by line, behind a line of its own. */
export function Quote({ component: Element = 'p', tone = 'line', children }: QuoteProps) {
  return (
    <Element className={classes.quote} style={{ borderColor: `var(--${tone})` }}>
      {children}
    </Element>
  );
}
