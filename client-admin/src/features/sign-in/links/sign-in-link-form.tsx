import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/notice';

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
    <form onSubmit={submit} noValidate aria-busy={isPending}>
      <Stack>
        {text && <Text c="dimmed">{text}</Text>}
        {failure && (
          <Notice tone="red" role="alert">
            <p>{failure}</p>
            {remedy && (
              <Anchor component={Link} to={remedy.to} size="sm">
                {remedy.label}
              </Anchor>
            )}
          </Notice>
        )}
        {children}
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
