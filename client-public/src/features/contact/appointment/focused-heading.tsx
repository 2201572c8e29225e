import { type ReactNode, useEffect, useRef } from 'react';
import classes from './appointment.module.css';

/** Takes the focus along to what opened below. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.heading}>
      {children}
    </h2>
  );
}
