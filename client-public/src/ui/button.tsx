import type { ComponentProps } from 'react';
import classes from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `solid` leads, `outline` stands beside it. */
  look?: 'solid' | 'outline';
  size?: 'small';
  /** Shows that the press is being worked on, and takes no other one. */
  busy?: boolean;
}

export function Button({
  look = 'solid',
  size,
  busy = false,
  disabled,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-look={look}
      data-size={size}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <span className={classes.turning} aria-hidden />}
      {children}
    </button>
  );
}
