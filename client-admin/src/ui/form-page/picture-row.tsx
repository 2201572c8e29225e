import { Box, Flex, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface PictureRowProps {
  picture: ReactNode;
  /** A file that was chosen is named. */
  value: unknown;
  children: ReactNode;
}

/** A picture or film of a form, and beside it the ways to choose another one. */
export function PictureRow({ picture, value, children }: PictureRowProps) {
  return (
    <Flex mt={6} direction={{ base: 'column', xs: 'row' }} gap="md" align={{ xs: 'center' }}>
      <Box w={{ xs: '15rem' }} flex="none">
        {picture}
      </Box>
      <Group gap="xs">
        {children}
        {value instanceof File && (
          <Text flex="1 1 100%" miw={0} c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {value.name}
          </Text>
        )}
      </Group>
    </Flex>
  );
}
