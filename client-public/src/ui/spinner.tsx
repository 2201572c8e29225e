import classes from './spinner.module.css';

export function Spinner({ label }: { label: string }) {
  return (
    <div className={classes.room} role="status">
      <span className={classes.ring} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
