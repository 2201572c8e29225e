import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToneDot } from './tone-dot';

interface ToneBadgeProps {
  /** One of the tones of tokens.css: `green` is `--tone-green` on `--tone-green-tint`. */
  tone?: string;
  /** The tone of a dot before the word. */
  dot?: string | null;
  children: ReactNode;
}

/** A word on the quiet tint of its tone. */
export function ToneBadge({ tone = 'grey', dot, children }: ToneBadgeProps) {
  return (
    <Badge
      bg={`var(--tone-${tone}-tint)`}
      c={`var(--tone-${tone})`}
      leftSection={dot && <ToneDot tone={dot} />}
    >
      {children}
    </Badge>
  );
}
