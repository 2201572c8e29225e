import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus along to what opened below. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
