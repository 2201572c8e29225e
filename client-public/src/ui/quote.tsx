import { Box } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

interface QuoteProps {
  component?: 'p' | 'li';
  /** Of the line before it. */
  tone?: 'line' | 'ink' | 'danger';
  children: ReactNode;
}

/** What somebody wrote, line by line, behind a line of its own. */
export function Quote({ component = 'p', tone = 'line', children }: QuoteProps) {
  const style: CSSProperties = {
    borderInlineStart: `2px solid var(--${tone})`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  };
  return (
    <Box component={component} ps="md" style={style}>
      {children}
    </Box>
  );
}
