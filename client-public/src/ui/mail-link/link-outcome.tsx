import { type ReactNode, useEffect, useRef } from 'react';
import classes from './link-outcome.module.css';

/** What has come of a form takes its place, and the focus. */
export function LinkOutcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.outcome} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
