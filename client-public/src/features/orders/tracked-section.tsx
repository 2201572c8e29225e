import { Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';

interface TrackedSectionProps {
  id: string;
  title: string;
  /** Takes the focus where what was pressed is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One thing that can be done about an order. */
export function TrackedSection({ id, title, heading, children }: TrackedSectionProps) {
  return (
    <Stack component="section" pt="lg" className={layout.ruled} aria-labelledby={id}>
      <Title order={2} size="h3" id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
