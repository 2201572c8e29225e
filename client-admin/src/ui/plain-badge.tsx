import type { ReactNode } from 'react';
import classes from './plain-badge.module.css';

/** A kind of thing, such as a type or a role; what changes over time is a status and has a colour. */
export function PlainBadge({ children }: { children: ReactNode }) {
  return <span className={classes.badge}>{children}</span>;
}
