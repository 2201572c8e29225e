import classes from './name-cell.module.css';

interface NameCellProps {
  name: string;
  /** Smaller, each in a line of its own; what is missing is left out. */
  below?: (string | null)[];
}

/** Who or what a row is about. */
export function NameCell({ name, below = [] }: NameCellProps) {
  return (
    <div className={classes.cell}>
      <span className={classes.name} title={name}>
        {name}
      </span>
      {below.filter(Boolean).map((line) => (
        <span key={line} className={classes.below} title={line ?? undefined}>
          {line}
        </span>
      ))}
    </div>
  );
}
