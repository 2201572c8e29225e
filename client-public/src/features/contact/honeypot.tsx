import type { ComponentProps } from 'react';
import classes from './contact.module.css';

/** A field that people neither see nor reach by Tab; only programs fill it in. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div className={classes.trap} aria-hidden>
      <input type="text" name="website" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  );
}
