import {
  Box,
  type BoxProps,
  createPolymorphicComponent,
  Group as MantineGroup,
  type GroupProps,
  SimpleGrid as MantineSimpleGrid,
  type SimpleGridProps,
  Stack as MantineStack,
  type StackProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './layout.module.css';

// Here they are lists, sections and headers as well, which their types leave out.
export const Stack = createPolymorphicComponent<'div', StackProps>(MantineStack);
export const Group = createPolymorphicComponent<'div', GroupProps>(MantineGroup);
export const SimpleGrid = createPolymorphicComponent<'div', SimpleGridProps>(MantineSimpleGrid);

interface ColumnsProps extends BoxProps {
  component?: 'header' | 'section';
  /** How wide they are where there is room for them beside each other, as `grid-template-columns` has it. */
  parts: string;
  gap?: string;
  align?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** Columns of unequal width, one below the other on small screens. */
export function Columns({ parts, gap, align, className, ...box }: ColumnsProps) {
  const style = { '--parts': parts, gap, alignItems: align };
  return <Box {...box} className={`${classes.columns} ${className ?? ''}`} style={style} />;
}
