import { Box, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SidePartProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the panel beside a form. */
export function SidePart({ title, action, children }: SidePartProps) {
  return (
    <Box component="section" py="sm" aria-label={title}>
      <Group mb={6} gap="xs" justify="space-between" wrap="nowrap">
        <Title order={2} c="dimmed" fz="xs" fw={600}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Box>
  );
}
