import type { ReactNode } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** What the section is for, where its title does not say it. */
  hint?: string;
  /** Fields in a grid of two columns; `data-wide` takes both. */
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <header>
        <h2 className={classes.title}>{title}</h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </header>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
