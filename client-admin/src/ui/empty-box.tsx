import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import common from './common.module.css';

/** In the place of what is not there: an icon, words, and a way on. */
export function EmptyBox({ children }: { children: ReactNode }) {
  return (
    <Stack
      className={common.empty}
      py="var(--space-8)"
      px="md"
      c="dimmed"
      ta="center"
      gap="sm"
      align="center"
    >
      {children}
    </Stack>
  );
}
