import { Anchor, Stack, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

interface SignInLinkNoteProps {
  title: string;
  text: string;
  /** Where it goes on. */
  link: { to: string; label: string };
}

/** What has come of a form takes its place, and the focus. */
export function SignInLinkNote({ title, text, link }: SignInLinkNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack role="status">
      <Title order={2} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p>{text}</p>
      <Anchor component={Link} to={link.to}>
        {link.label}
      </Anchor>
    </Stack>
  );
}
