import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './facts.module.css';
import layout from './layout.module.css';

interface FactsProps {
  /** What each is called and what it is, as `dt` and `dd`. */
  children: ReactNode;
  /** Whether lines separate it from what is around it. */
  ruled?: boolean;
}

/** What there is to know of a record of somebody's own. */
export function Facts({ children, ruled }: FactsProps) {
  return (
    <Box
      component="dl"
      py={ruled ? 'lg' : undefined}
      className={`${classes.facts} ${ruled ? layout.framed : ''}`}
    >
      {children}
    </Box>
  );
}
