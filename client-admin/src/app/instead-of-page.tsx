import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../ui/page-title';

interface InsteadOfPageProps {
  title: string;
  text: string;
  role?: 'alert';
  /** The ways out. */
  children: ReactNode;
}

/** What is said where a page cannot be shown. */
export function InsteadOfPage({ title, text, role, children }: InsteadOfPageProps) {
  usePageTitle(title);
  return (
    <Stack maw="34rem" mih="60dvh" mx="auto" p="lg" align="flex-start" justify="center" role={role}>
      <Box component="h1" fz="xl" lh="var(--leading-snug)">
        {title}
      </Box>
      <p>{text}</p>
      {children}
    </Stack>
  );
}
