import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

interface ToneBadgeProps {
  /** One of the tones of tokens.css: `green` is `--tone-green` on `--tone-green-tint`. */
  tone?: string;
  children: ReactNode;
}

/** A word on the quiet tint of its tone. */
export function ToneBadge({ tone = 'grey', children }: ToneBadgeProps) {
  return (
    <Badge bg={`var(--tone-${tone}-tint)`} c={`var(--tone-${tone})`}>
      {children}
    </Badge>
  );
}
