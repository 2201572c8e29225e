import { Flex, type FlexProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** The head of a page or a section: what it is on the left, what can be done on the right, below each other where it is narrow. */
export function PageHead({ children, ...layout }: FlexProps & { children: ReactNode }) {
  return (
    <Flex
      component="header"
      mb="md"
      rowGap="xs"
      columnGap="md"
      wrap="wrap"
      align="flex-start"
      justify="space-between"
      {...layout}
    >
      {children}
    </Flex>
  );
}
