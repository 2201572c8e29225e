import { Box, type BoxProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface NoticeProps extends BoxProps, Omit<ComponentPropsWithRef<'div'>, keyof BoxProps> {
  /** One of the tones of tokens.css. */
  tone: 'blue' | 'green' | 'purple' | 'red';
}

/** A few words on the tint of their tone. */
export function Notice({ tone, ...box }: NoticeProps) {
  return (
    <Box
      py={10}
      px={14}
      bdrs="var(--radius-card)"
      bg={`var(--tone-${tone}-tint)`}
      c={`var(--tone-${tone})`}
      fz="sm"
      {...box}
    />
  );
}
