import type { ReactNode } from 'react';
import classes from './name-cell.module.css';

interface NameCellProps {
  name: string;
  /** Smaller, each in a line of its own; what is missing is left out. */
  below?: (string | null)[];
  /** Badges right behind the name. */
  badges?: ReactNode;
}

/** Who or what a row is about. */
export function NameCell({ name, below = [], badges }: NameCellProps) {
  return (
    <div className={classes.cell}>
      <div className={classes.first}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {badges}
      </div>
      {below.filter(Boolean).map((line) => (
        <span key={line} className={classes.below} title={line ?? undefined}>
          {line}
        </span>
      ))}
    </div>
  );
}
