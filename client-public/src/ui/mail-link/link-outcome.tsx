import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '../layout';

/** What has come of a form takes its place, and the focus. */
export function LinkOutcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack align="start" maw="32rem" mt="xl" role="status">
      <Title order={2} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p>{text}</p>
      {children}
    </Stack>
  );
}
