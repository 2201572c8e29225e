import { Anchor, Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import classes from './account-links.module.css';

interface SignInLinkFormProps {
  text?: string;
  /** Why it was refused. */
  failure?: string | false | null;
  /** What helps against the failure. */
  remedy?: { to: string; label: string };
  submitLabel: string;
  isPending: boolean;
  onSubmit: () => void;
  children?: ReactNode;
}

/** One form of the sign-in area for somebody who opened a link from a mail, or needs one. */
export function SignInLinkForm({
  text,
  failure,
  remedy,
  submitLabel,
  isPending,
  onSubmit,
  children,
}: SignInLinkFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={isPending}>
      {text && <p className={classes.text}>{text}</p>}
      {failure && (
        <div className={classes.failure} role="alert">
          <p>{failure}</p>
          {remedy && (
            <Anchor component={Link} to={remedy.to} size="sm">
              {remedy.label}
            </Anchor>
          )}
        </div>
      )}
      {children}
      <Button type="submit" size="md" fullWidth loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
