import type { ComponentProps } from 'react';
import classes from './form-layout.module.css';

/** Fields in one column, or two where there is room. Messages come from the form itself, in its language. */
export function FormLayout({ className, ...form }: ComponentProps<'form'>) {
  return <form noValidate {...form} className={[classes.form, className].filter(Boolean).join(' ')} />;
}

/** What went wrong with the form as a whole. */
export function FormFailure({ children }: { children?: string | null }) {
  if (!children) return null;
  return (
    <p className={classes.failure} role="alert">
      {children}
    </p>
  );
}
